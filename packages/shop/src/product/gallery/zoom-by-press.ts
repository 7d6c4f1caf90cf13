import { isPlainClick } from '@stirrup/runtime';
import { PRESS, ZOOMED } from './theme-contract.ts';

/**
 * Shows large pictures by a press of the mouse: the gallery, which shows them while the mouse is there, learns of its
 * coming and going by that press only. The press opens no lightbox. Touch and keyboard still do, and so do pictures that
 * have no larger version.
 */
export function zoomByPress(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  act: unknown,
  signal: AbortSignal,
): void {
  const { grab, click, toggle } = PRESS;
  if (act !== grab && act !== click && act !== toggle) return;
  const options = { capture: true, signal };
  const zoomed = () => slides.find((slide) => slide.querySelector(ZOOMED));
  const slideAt = ({ target }: Event) => slides.find((slide) => target instanceof Node && slide.contains(target));
  let isOurs = false;
  const send = (type: string, slide: HTMLElement | undefined, place?: MouseEvent) => {
    const { clientX = 0, clientY = 0 } = place ?? {};
    isOurs = true;
    slide?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX, clientY }));
    isOurs = false;
  };
  const hide = () => send('pointerleave', zoomed());
  /** Shows a slide's large picture; returns `false` if it has none. */
  const show = (slide: HTMLElement, event: MouseEvent) => {
    send('pointerenter', slide, event);
    return zoomed() === slide;
  };
  /** Keeps a click from the gallery, which would open the lightbox. */
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  /** Of the last press: a key's click has none, and older browsers do not tell it of clicks. */
  let isMouse = false;
  /** True from a press that has shown a picture until its click. */
  let isGrabbed = false;

  hide();
  for (const type of ['pointerenter', 'pointerleave'])
    root.addEventListener(type, (event) => isOurs || event.stopPropagation(), options);
  document.addEventListener(
    'pointerdown',
    (event) => {
      const slide = slideAt(event);
      isMouse = event.pointerType === 'mouse';
      isGrabbed = act === grab && isMouse && isPlainClick(event) && slide !== undefined && show(slide, event);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const [slide, before] = [slideAt(event), zoomed()];
      const isPress = slide && isMouse && event.detail > 0 && isPlainClick(event);
      if (act !== grab && before && (slide || act === click)) hide();
      if (isPress && (act === grab ? isGrabbed : slide === before || show(slide, event))) swallow(event);
    },
    options,
  );
  if (act !== grab) return;
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, hide, options);
  // The browser would drag the picture.
  document.addEventListener('dragstart', (event) => zoomed() && event.preventDefault(), options);
}
