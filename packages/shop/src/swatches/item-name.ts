import { ITEM_NAMES } from './contract.ts';

/** What an item is called where its name stands alone, beside the label say. */
export function itemName(item: Element): string {
  const printed = ITEM_NAMES.map((name) => item.getAttribute(name)).find(Boolean);
  return printed ?? readable(item);
}

/** What an item reads as: its text and the names of its pictures; its title where it has neither. */
export function readable(item: Element): string {
  const words = item.textContent.replace(/\s+/g, ' ').trim();
  if (words) return words;
  return item.querySelector('img')?.alt.trim() ?? '';
}
