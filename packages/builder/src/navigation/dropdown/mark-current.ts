import { CURRENT } from './current-contract.ts';

/** Marks the row of an item whose submenu leads to the current page, as themes style it. */
export function markCurrent(item: HTMLElement): void {
  if (item.querySelector(CURRENT.link)) item.querySelector(CURRENT.row)?.classList.add(CURRENT.rowClass);
}
