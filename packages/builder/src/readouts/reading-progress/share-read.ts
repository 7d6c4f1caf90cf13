/** Tolerance in px: positions have fractions, heights do not. */
const TOLERANCE = 1;

/**
 * The share of a text that has been scrolled through, from 0 to 1: 0 until its beginning has reached the top of the
 * window, 1 as soon as its end is in view. Without a text, it is that of the page.
 */
export function shareRead(content: Element | null): number {
  const { top, height } = content?.getBoundingClientRect() ?? {
    top: -scrollY,
    height: document.documentElement.scrollHeight,
  };
  const way = height - innerHeight;
  return -top >= way - TOLERANCE ? 1 : Math.max(0, -top / Math.max(way, 1));
}
