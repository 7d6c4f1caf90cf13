/** Part of a column by which widths in whole px may be off. */
const SLACK = 0.05;

/**
 * The number of columns that each item needs by the page's styles. They are measured as the builder's library does it, out of
 * the flow: in the grid, a width in percent would be that of a column.
 *
 * @param column Width of a column with the space beside it, in px.
 */
export function measureSpans<T extends HTMLElement>(
  items: readonly T[],
  column: number,
): readonly [item: T, span: number][] {
  for (const { style } of items) Object.assign(style, { position: 'absolute', width: 'revert-layer' });
  const spans = items.map((item): [T, number] => [item, Math.max(1, Math.ceil(item.offsetWidth / column - SLACK))]);
  for (const { style } of items) Object.assign(style, { position: 'relative', width: 'auto' });
  return spans;
}
