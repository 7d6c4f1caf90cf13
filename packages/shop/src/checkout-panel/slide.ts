/** How long a panel takes to slide, in ms (contracts/woocommerce.md §4.7, bricks-dynamic.md §8.6). */
const DURATION = 400;

/** Slides that are under way. */
const running = new WeakMap<HTMLElement, Slide>();

interface Slide {
  readonly animation: Animation;
  /** What it began with. */
  readonly wasOpening: boolean;
  isOpening: boolean;
}

/** Whether an element shows, or is about to. */
export function isOpen(element: HTMLElement): boolean {
  const isShown = () => !element.hidden && getComputedStyle(element).display !== 'none';
  return running.get(element)?.isOpening ?? isShown();
}

/**
 * Slides an element open or shut. One that is sliding turns round where it is; where the visitor prefers reduced motion
 * it is there, or gone, at once.
 */
export function slide(element: HTMLElement, isOpening: boolean): void {
  const present = running.get(element);
  if (present && present.isOpening !== isOpening) {
    present.isOpening = isOpening;
    // Not `reverse()`: one that has not begun yet would jump to its end first.
    present.animation.updatePlaybackRate(present.isOpening === present.wasOpening ? 1 : -1);
  }
  if (present || isOpen(element) === isOpening) return;
  if (isOpening) show(element);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    if (!isOpening) hide(element);
    return;
  }
  const direction = isOpening ? 'normal' : 'reverse';
  const animation = element.animate(frames(element), { duration: DURATION, easing: 'ease-in-out', direction });
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

function show(element: HTMLElement): void {
  element.removeAttribute('hidden');
  element.style.display = '';
  // Themes hide panels in their style sheets, too.
  if (getComputedStyle(element).display === 'none') element.style.display = 'block';
}

function hide(element: HTMLElement): void {
  element.style.display = 'none';
}
