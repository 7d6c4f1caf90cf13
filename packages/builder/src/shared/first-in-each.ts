import type { Part } from '@stirrup/runtime';

/**
 * The first of some parts in each item: what lies in an item inside of another belongs to the inner one.
 *
 * @param belongs whether a part that lies in an item is its own; all are, unless it says otherwise.
 */
export function firstInEach(
  items: readonly Part[],
  parts: readonly Part[],
  belongs: (part: Part, item: Element) => boolean = () => true,
): ReadonlyMap<Element, Part> {
  const elements = new Set<Element>(items.map(({ element }) => element));
  const byItem = new Map<Element, Part>();
  for (const part of parts) {
    let item = part.element.parentElement;
    while (item && !elements.has(item)) item = item.parentElement;
    if (item && !byItem.has(item) && belongs(part, item)) byItem.set(item, part);
  }
  return byItem;
}
