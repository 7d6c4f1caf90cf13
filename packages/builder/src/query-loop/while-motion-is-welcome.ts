const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Way = (during: AbortSignal) => void;

/** Goes one way, or another while the visitor prefers reduced motion; changes with their settings. */
export function whileMotionIsWelcome(go: Way, otherwise: Way, signal: AbortSignal): void {
  const motion = matchMedia(REDUCED_MOTION);
  let current = new AbortController();
  const choose = () => {
    current.abort();
    current = new AbortController();
    const way = motion.matches ? otherwise : go;
    way(AbortSignal.any([signal, current.signal]));
  };
  motion.addEventListener('change', choose, { signal });
  choose();
}
