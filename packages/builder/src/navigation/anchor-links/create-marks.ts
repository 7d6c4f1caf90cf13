import { type BehaviourIslandOf, restoreAttribute, showState, showsState } from '@stirrup/runtime';
import { namedIn } from '../../shared/address/named-in.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import type { anchorLinksContract } from './contract.ts';

type AnchorLinks = BehaviourIslandOf<typeof anchorLinksContract>;

const CURRENT = 'aria-current';

/**
 * Returns a function that marks the links to a place as current, and in their menus no others; a menu without one shows
 * what is printed. An address without a place restores all menus, as the end of the island does. A clicked link that is
 * none of them marks nothing.
 */
export function createMarks({ element, names, signal }: AnchorLinks): (address: Location | HTMLAnchorElement) => void {
  const { menu: menus, item: items, link: selector } = names.parts;
  const { current } = names.states;
  let undo: (() => void)[] = [];
  const menuOf = (link: Element) => (menus ? link.closest(menus) : null);
  const restore = () => {
    for (const step of undo.reverse()) step();
    undo = [];
  };
  /** Marks a link, and its entry if it is in a menu. */
  const set = (link: Element, isCurrent: boolean) => {
    undo.push(keepAttributes(link, [CURRENT]));
    restoreAttribute(link, CURRENT, isCurrent ? 'page' : null);
    const item = items && menuOf(link) && link.closest(items);
    if (!item || !current) return;
    const wasCurrent = showsState(item, current);
    undo.push(() => showState(item, current, wasCurrent));
    showState(item, current, isCurrent);
  };
  signal.addEventListener('abort', restore);

  return (address) => {
    const id = namedIn(address);
    // The page's address may have a query that its links lack, as those of newsletters have. Elements without an address
    // have no path.
    const leadsThere = (link: HTMLAnchorElement) =>
      link.pathname === location.pathname &&
      link.host === location.host &&
      (!link.search || link.search === location.search) &&
      namedIn(link) === id;
    const links: readonly Element[] =
      selector && id ? [...element.querySelectorAll<HTMLAnchorElement>(selector)].filter(leadsThere) : [];
    if (address instanceof Element && !links.includes(address)) return;
    restore();
    for (const link of links)
      for (const other of menuOf(link)?.querySelectorAll(`[${CURRENT}]`) ?? []) set(other, false);
    for (const link of links) set(link, true);
  };
}
