import { isOpen } from '@stirrup/overlays/slide';
import { hasModifier } from '@stirrup/runtime';
import type { Row } from './rows.ts';

/** Moves the focus through the links that show by arrow keys, Home and End; Escape closes the sub-menu around the focus. */
export function moveByKeys(
  event: KeyboardEvent,
  links: readonly HTMLElement[],
  rows: readonly Row[],
  shut: (row: Row) => void,
): void {
  const { key, target } = event;
  if (!(target instanceof Element) || hasModifier(event)) return;
  if (!target.closest('button') && !links.some((link) => link.contains(target))) return;
  if (key === 'Escape') {
    const around = rows.findLast((row) => isOpen(row.subMenu) && row.item.contains(target));
    if (!around) return;
    shut(around);
    around.button.focus();
  } else {
    const seen = links.filter((link) => link.getClientRects().length > 0);
    const at = seen.findLastIndex((link) => link === target || isBefore(link, target));
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key];
    const next = to === undefined ? undefined : seen.at(to % seen.length);
    if (!next) return;
    next.focus();
  }
  event.preventDefault();
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
