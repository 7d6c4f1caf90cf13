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
   * Whether the browser's search in the page finds closed content. Listen for `beforematch` then, and open its target.
   * @default false
   */
  readonly isFindable?: boolean;
  /** Called when it has come to its end; not if it was turned round or stopped. */
  readonly onEnd?: (() => void) | undefined;
}

/** Slides that are under way. */
const running = new WeakMap<HTMLElement, { readonly animation: Animation; readonly isOpening: boolean }>();

/** Whether an element shows, or is about to. */
export function isOpen(element: HTMLElement): boolean {
  const isShown = () => !element.hidden && getComputedStyle(element).display !== 'none';
  return running.get(element)?.isOpening ?? isShown();
}

/**
 * Slides an element open or shut, between nothing and its own height. One that is sliding turns round where it is; where
 * the visitor prefers reduced motion, or there is no duration, it is there, or gone, at once.
 *
 * @example
 * ```ts
 * slide(panel, !isOpen(panel), { duration: 200 });
 * ```
 */
export function slide(element: HTMLElement, isOpening: boolean, options: SlideOptions): void {
  if (isOpen(element) === isOpening) return;
  const { duration, display = 'block', isFindable, onEnd } = options;
  // Visible share: none before a slide begins, all after it has ended.
  const before = isOpening ? 0 : 1;
  const shown = running.get(element)?.animation.effect?.getComputedTiming().progress ?? before;
  stopSlide(element);
  if (isOpening) show(element, display);
  const end = () => {
    running.delete(element);
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
  running.set(element, { animation, isOpening });
  animation.onfinish = end;
}

/** Ends a slide at once; the caller sets the element's final state. */
export function stopSlide(element: HTMLElement): void {
  running.get(element)?.animation.cancel();
  running.delete(element);
}

/** From zero to its own height. Overflow is clipped meanwhile. */
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
  // Themes hide panels in their style sheets, too.
  if (getComputedStyle(element).display === 'none') element.style.display = display;
}
