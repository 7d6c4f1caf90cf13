import { hasModifier } from '@stirrup/runtime';
import { LINK } from './contract.ts';
import type { Dropdown } from './dropdowns.ts';

/** Arrow keys, Home and End move through the links that show; Escape shuts the sub-menu around the focus. */
export function moveByKeys(menu: HTMLElement, dropdowns: readonly Dropdown[], signal: AbortSignal): void {
  const shutAround = (target: Element): boolean => {
    const around = dropdowns.findLast(({ item, isOpen }) => isOpen() && item.contains(target));
    around?.show(false);
    around?.button.focus();
    return around !== undefined;
  };
  const move = (key: string, target: Element): boolean => {
    const links = [...menu.querySelectorAll<HTMLElement>(LINK)].filter((link) => link.getClientRects().length > 0);
    const at = links.findLastIndex((link) => link === target || isBefore(link, target));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    const next = to === undefined ? undefined : links.at(to % links.length);
    next?.focus();
    return next !== undefined;
  };
  menu.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (!(target instanceof Element) || !target.closest(`${LINK}, button`) || hasModifier(event)) return;
      if (key === 'Escape' ? shutAround(target) : move(key, target)) event.preventDefault();
    },
    { signal },
  );
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
