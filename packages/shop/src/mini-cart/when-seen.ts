/** What may bring a hidden element into sight without moving it. */
const REVEALING = ['pointerover', 'focusin'] as const;

/**
 * Calls back once when the element can be seen: it is in the viewport, and neither it nor what is around it is hidden
 * or transparent, as drop-downs are that wait for the pointer.
 */
export function whenSeen(element: Element, seen: () => void, signal: AbortSignal): void {
  const life = new AbortController();
  let isInViewport = false;
  const look = () => {
    if (!isInViewport || life.signal.aborted) return;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return;
    life.abort();
    seen();
  };
  const observer = new IntersectionObserver((entries) => {
    isInViewport = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  observer.observe(element);
  for (const type of REVEALING) {
    // Styles have changed, and transitions have begun, by the time of the second frame.
    const lookSoon = () => requestAnimationFrame(() => requestAnimationFrame(look));
    document.addEventListener(type, lookSoon, { passive: true, signal: life.signal });
  }
  life.signal.addEventListener('abort', () => observer.disconnect());
  signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
}
