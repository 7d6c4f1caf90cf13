import type { Part } from '@stirrup/runtime';

/**
 * The first part in each item. A part in a nested item belongs to the inner item.
 *
 * @param belongs Decides whether a part in an item belongs to it; by default all do.
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
