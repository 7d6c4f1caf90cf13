/** How an element slides. */
export interface SlideOptions {
  /** In ms. */
  readonly duration: number;
  /** What it is shown as where its style sheet hides it. @default 'block' */
  readonly display?: string;
}

/** A slide that is under way. */
interface Slide {
  readonly animation: Animation;
  /** What it began as. */
  readonly wasOpening: boolean;
  isOpening: boolean;
}

const running = new WeakMap<HTMLElement, Slide>();

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
export function slide(element: HTMLElement, isOpening: boolean, { duration, display = 'block' }: SlideOptions): void {
  const present = running.get(element);
  if (present && present.isOpening !== isOpening) {
    present.isOpening = isOpening;
    // Not `reverse()`: one that has not begun yet would jump to its end first.
    present.animation.updatePlaybackRate(present.isOpening === present.wasOpening ? 1 : -1);
  }
  if (present || isOpen(element) === isOpening) return;
  if (isOpening) show(element, display);
  if (duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    if (!isOpening) hide(element);
    return;
  }
  const direction = isOpening ? 'normal' : 'reverse';
  const animation = element.animate(frames(element), { duration, easing: 'ease-in-out', direction });
  const state = { animation, wasOpening: isOpening, isOpening };
  running.set(element, state);
  animation.onfinish = () => {
    running.delete(element);
    if (!state.isOpening) hide(element);
  };
}

/** Ends a slide at once; the element is left to whoever calls this. */
export function stopSlide(element: HTMLElement): void {
  running.get(element)?.animation.cancel();
  running.delete(element);
}

/** From nothing to its own height. What is too tall meanwhile is cut off. */
function frames(element: HTMLElement): Keyframe[] {
  const { height, paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(element);
  const nothing = { height: '0px', paddingTop: '0px', paddingBottom: '0px', marginTop: '0px', marginBottom: '0px' };
  return [
    { overflow: 'clip', ...nothing },
    { overflow: 'clip', height, paddingTop, paddingBottom, marginTop, marginBottom },
  ];
}

function show(element: HTMLElement, display: string): void {
  element.removeAttribute('hidden');
  element.style.display = '';
  // Themes hide panels in their style sheets, too.
  if (getComputedStyle(element).display === 'none') element.style.display = display;
}

function hide(element: HTMLElement): void {
  element.style.display = 'none';
}
