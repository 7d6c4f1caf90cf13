import { reducedMotion } from '@stirrup/runtime';
import { hideUntilFound, reveal } from './hide-until-found.ts';

export { hideUntilFound } from './hide-until-found.ts';

/** Options of a slide. */
export interface SlideOptions {
  /** In ms. */
  readonly duration: number;
  /** `display` of the open element if its style sheet hides it. @default 'block' */
  readonly display?: string;
  /**
   * Lets the browser's search in the page find closed content. Listen for `beforematch` then, and open its target.
   * @default false
   */
  readonly isFindable?: boolean;
  /** Called at its end; not if it was reversed or stopped. */
  readonly onEnd?: (() => void) | undefined;
}

/** A slide that is under way. */
interface Slide {
  readonly animation: Animation;
  readonly isOpening: boolean;
  /** True if an author or a dialog has made the element inert before. */
  readonly wasInert: boolean;
}

const running = new WeakMap<HTMLElement, Slide>();

/** True if an element is open, or is opening. */
export function isOpen(element: HTMLElement): boolean {
  const isShown = () => !element.hidden && getComputedStyle(element).display !== 'none';
  return running.get(element)?.isOpening ?? isShown();
}

/**
 * Slides an element open or closed, between zero and its own height. A running slide is reversed from its current
 * height. Without a duration, or if the visitor prefers reduced motion, the element is shown or hidden at once.
 *
 * @example
 * ```ts
 * slide(panel, !isOpen(panel), { duration: 200 });
 * ```
 */
export function slide(element: HTMLElement, isOpening: boolean, options: SlideOptions): void {
  if (isOpen(element) === isOpening) return;
  const { duration, display = 'block', isFindable, onEnd } = options;
  // Visible share: 0 before a slide begins, 1 after its end.
  const before = isOpening ? 0 : 1;
  const shown = running.get(element)?.animation.effect?.getComputedTiming().progress ?? before;
  stopSlide(element);
  if (isOpening) show(element, display);
  const end = () => {
    stopSlide(element);
    if (!isOpening && isFindable) hideUntilFound(element);
    else if (!isOpening) element.style.display = 'none';
    onEnd?.();
  };
  const isStill = duration === 0 || reducedMotion().matches;
  if (isStill || shown === 1 - before) {
    end();
    return;
  }
  const animation = element.animate(frames(element), { duration, direction: isOpening ? 'normal' : 'reverse' });
  const endTime = Number(animation.effect?.getComputedTiming().endTime);
  animation.currentTime = endTime * Math.abs(shown - before);
  running.set(element, { animation, isOpening, wasInert: element.inert });
  // Content that slides shut would still take the focus, which is lost with it.
  if (!isOpening) element.inert = true;
  animation.onfinish = end;
}

/** Ends a slide at once; the caller sets the element's final state. */
export function stopSlide(element: HTMLElement): void {
  const stopped = running.get(element);
  stopped?.animation.cancel();
  if (stopped && !stopped.isOpening) element.inert = stopped.wasInert;
  running.delete(element);
}

/** Keyframes from zero to its own height, with clipped overflow. */
function frames(element: HTMLElement): Keyframe[] {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const collapsed = { height: '0px', paddingTop: '0px', paddingBottom: '0px', marginTop: '0px', marginBottom: '0px' };
  return [
    { overflow: 'clip', ...collapsed },
    { overflow: 'clip', height, paddingTop, paddingBottom, marginTop, marginBottom },
  ];
}

function show(element: HTMLElement, display: string): void {
  reveal(element);
  element.style.display = '';
  // Themes hide panels by style sheets, too.
  if (getComputedStyle(element).display === 'none') element.style.display = display;
}
