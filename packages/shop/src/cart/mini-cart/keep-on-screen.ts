/** Distance in px from the window's edge. */
const EDGE = 8;

/**
 * Moves a panel while it is open, as far as it would lie outside the window: where its toggle stands is the theme's matter.
 * Without room below its toggle it goes above, if there is room. Returns a function that ends that.
 */
export function keepOnScreen(panel: HTMLElement): () => void {
  const { style } = panel;
  const place = () => {
    style.transform = '';
    const { left, right, bottom, height } = panel.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const around = panel.offsetParent?.getBoundingClientRect();
    const isAbove = around !== undefined && bottom > clientHeight && around.top > height;
    const back = right > clientWidth ? clientWidth - EDGE - right : 0;
    const across = left < 0 ? EDGE - left : back;
    const up = isAbove ? around.top - bottom : 0;
    // Styles animate `translate`, which would carry the panel along.
    if (across || up) style.transform = `translate(${across}px, ${up}px)`;
  };
  place();
  addEventListener('resize', place);
  // The cart's content may come later.
  const observer = new ResizeObserver(place);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
    style.transform = '';
    if (!panel.getAttribute('style')) panel.removeAttribute('style');
  };
}
