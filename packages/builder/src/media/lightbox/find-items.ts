import { membersOf } from '@stirrup/runtime';
import { COPY, ITEM } from './contract.ts';

/**
 * The items that open together with a link, in the order of the page: those of its group, else those of its root.
 * Copies of slides are left out, and so are items that a filter has hidden; a gallery whose styles hide the rest of its
 * pictures shows them all.
 */
export function findItems(root: HTMLElement, link: Element, selector: string, group: string): HTMLAnchorElement[] {
  const name = link.getAttribute(ITEM.group) || group;
  const found = name
    ? document.querySelectorAll(`[${ITEM.group}="${CSS.escape(name)}"]`)
    : root.matches('a')
      ? [root]
      : root.querySelectorAll(selector);
  /** True for an item in the copy of a slide, unless all of the lightbox is in it and has no other items. */
  const isCopy = (item: Element) => {
    const copy = item.closest(COPY);
    return copy !== null && (name !== '' || !copy.contains(root));
  };
  return [...found].filter(
    (item): item is HTMLAnchorElement =>
      item instanceof HTMLAnchorElement && !isCopy(item) && (item === link || !isHidden(item)),
  );
}

/** The index of a clicked link; of the original, if it is in the copy of a slide. */
export function indexOf(link: Element, items: readonly HTMLAnchorElement[]): number {
  const own = items.findIndex((item) => item.isSameNode(link));
  return own >= 0 ? own : items.findIndex((item) => item.isEqualNode(link) || isSame(item, link));
}

function isSame(item: Element, link: Element): boolean {
  return ['href', ITEM.src, ITEM.film].every((name) => item.getAttribute(name) === link.getAttribute(name));
}

/** True if a script has hidden the item, or an element around it. */
function isHidden(item: HTMLElement): boolean {
  for (let element: HTMLElement | null = item; element; element = membersOf(element).parentElement) {
    if (element.hidden || element.style.display === 'none') return true;
  }
  return false;
}
