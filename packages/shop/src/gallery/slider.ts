import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { CLASS } from './contract.ts';
import { styleFor } from './style-for.ts';

/** A track that stands still for so long has arrived, in ms. */
const SETTLED = 80;

/** One picture at a time. */
export interface Slider {
  /** Goes to a slide; indexes outside lead to the nearest one. */
  readonly show: (index: number) => void;
}

/**
 * Lays slides side by side in a track that scrolls and snaps: swipes, trackpads and reading direction are the browser's.
 * The track is as high as the slide it shows. Slides out of sight are inert, so that nobody tabs into them.
 *
 * @param moved called with the new index whenever another slide shows.
 */
export function createSlider(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  moved: (index: number) => void,
  signal: AbortSignal,
): Slider {
  let current = -1;
  /** Where a scroll of ours leads: the slides on the way there are not shown. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Pictures load late, and are changed by variations.
  const observer = new ResizeObserver(() => {
    const height = slides[current]?.offsetHeight;
    if (height) track.style.height = `${height}px`;
  });
  const release = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const slide of slides) {
      slide.removeAttribute('inert');
      slide.classList.remove(CLASS.activeSlide);
      if (!slide.className) slide.removeAttribute('class');
    }
  };
  signal.addEventListener('abort', release);

  const mark = (index: number) => {
    if (index === current) return;
    current = index;
    observer.disconnect();
    for (const [place, slide] of slides.entries()) {
      slide.toggleAttribute('inert', place !== index);
      slide.classList.toggle(CLASS.activeSlide, place === index);
      if (place === index) observer.observe(slide);
    }
    // Before it slides in, which is when it would be nearly in sight.
    for (const held of slides[index]?.querySelectorAll(LAZY) ?? []) showLazy(held);
    moved(index);
  };
  const arrive = () => {
    const width = track.clientWidth;
    const nearest = Math.min(slides.length - 1, Math.round(Math.abs(track.scrollLeft) / width));
    if (!width || nearest !== (target ?? nearest)) return;
    target = undefined;
    mark(nearest);
  };
  // The visitor's own scrolling leads elsewhere.
  for (const type of ['pointerdown', 'wheel'] as const) {
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
  mark(0);
  return {
    show: (index) => {
      const place = Math.max(0, Math.min(slides.length - 1, index));
      const [first, slide] = [slides[0], slides[place]];
      if (!first || !slide) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // Both offsets count from the same edge, so this is negative from right to left, as scrollLeft is.
      track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: isCalm ? 'instant' : 'smooth' });
      target = place;
      mark(place);
    },
  };
}

function layOut(track: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): void {
  const row = { display: 'flex', gap: '0', alignItems: 'flex-start', height: '' };
  const scroller = { overflowX: 'auto', overflowY: 'hidden', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' };
  styleFor(track, { ...row, ...scroller, position: 'relative' }, signal);
  const whole = { display: 'block', flex: '0 0 100%', width: '100%', margin: '0' };
  for (const slide of slides) styleFor(slide, { ...whole, scrollSnapAlign: 'start', scrollSnapStop: 'always' }, signal);
}
