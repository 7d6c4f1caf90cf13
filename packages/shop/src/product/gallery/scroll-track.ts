import { reducedMotion } from '@stirrup/runtime';
import { styleFor } from './style-for.ts';

/** A track without scroll events for so long has arrived, in ms. */
const SETTLED = 80;

/**
 * Lays slides side by side in a track that scrolls and snaps: the browser handles swipes, trackpads and the direction
 * of text.
 *
 * @param arrived called with the index of the slide at which a scroll by the visitor or by the gallery has come to
 * rest.
 * @returns a function that scrolls to a slide.
 */
export function scrollTrack(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  arrived: (index: number) => void,
  signal: AbortSignal,
): (index: number) => void {
  /** Target of a programmatic scroll: slides on the way there are not reported. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const arrive = () => {
    const width = track.clientWidth;
    const nearest = Math.min(slides.length - 1, Math.round(Math.abs(track.scrollLeft) / width));
    if (!width || nearest !== (target ?? nearest)) return;
    target = undefined;
    arrived(nearest);
  };
  // The visitor's own scrolling replaces that target.
  for (const type of ['keydown', 'pointerdown', 'wheel'] as const) {
    track.addEventListener(type, () => (target = undefined), { signal, passive: true });
  }
  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(arrive, SETTLED);
    },
    { signal },
  );
  layOut(track, slides, signal);
  return (index) => {
    const [first, slide] = [slides[0], slides[index]];
    if (!first || !slide) return;
    const isCalm = reducedMotion().matches;
    // Both offsets count from the same edge, so the difference is negative in right-to-left pages, as `scrollLeft` is.
    const left = slide.offsetLeft - first.offsetLeft;
    track.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
    // Otherwise it never arrives, and the visitor's next scrolling would count as on the way.
    if (Math.abs(track.scrollLeft - left) > 1) target = index;
  };
}

function layOut(track: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): void {
  const row = { display: 'flex', gap: '0', alignItems: 'flex-start', height: '' };
  const scroller = { overflowX: 'auto', overflowY: 'hidden', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' };
  styleFor(track, { ...row, ...scroller, position: 'relative' }, signal);
  const whole = { display: 'block', flex: '0 0 100%', width: '100%', margin: '0' };
  for (const slide of slides) styleFor(slide, { ...whole, scrollSnapAlign: 'start', scrollSnapStop: 'always' }, signal);
}
