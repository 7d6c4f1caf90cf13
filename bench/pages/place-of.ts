/** Scrolls to the first element that matches, and returns its centre in the window, also if the page is zoomed out to fit. */
export function placeOf(selector: string): readonly number[] {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = Number.NaN, y = Number.NaN, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const { scale = 1, offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {};
  return [(x + width / 2 - offsetLeft) * scale, (y + height / 2 - offsetTop) * scale];
}
