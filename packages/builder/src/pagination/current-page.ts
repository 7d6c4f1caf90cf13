import { CURRENT, LIST_HOLDER } from './contract.ts';

/** The element whose content the links are. */
export function holderOf(root: Element): Element {
  return root.querySelector(LIST_HOLDER) ?? root;
}

/** The page whose entry is marked. */
export function currentPage(root: Element): number {
  return Number.parseInt(root.querySelector(CURRENT)?.textContent ?? '', 10) || 1;
}
