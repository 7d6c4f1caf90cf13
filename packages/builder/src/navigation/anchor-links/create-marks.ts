import { type BehaviourIslandOf, restoreAttribute, showState, showsState } from '@stirrup/runtime';
import { namedIn } from '../../shared/address/named-in.ts';
import type { anchorLinksContract } from './contract.ts';

type AnchorLinks = BehaviourIslandOf<typeof anchorLinksContract>;

const CURRENT = 'aria-current';

/**
 * Marks the links to a place as current, and in their menus no others; a menu without one shows what is printed. An empty
 * id restores all menus.
 */
export function createMarks({ element, names }: AnchorLinks): (id: string) => void {
  const { menu: menus, item: items, link: selector } = names.parts;
  const { current } = names.states;
  let undo: (() => void)[] = [];
  /** Marks a link, and its entry if it is in a menu. */
  const set = (link: Element, menu: Element | null, isCurrent: boolean) => {
    const printed = link.getAttribute(CURRENT);
    const item = menu && items ? link.closest(items) : null;
    undo.push(() => restoreAttribute(link, CURRENT, printed));
    restoreAttribute(link, CURRENT, isCurrent ? 'page' : null);
    if (!item || !current || showsState(item, current) === isCurrent) return;
    undo.push(() => showState(item, current, !isCurrent));
    showState(item, current, isCurrent);
  };

  return (id) => {
    for (const step of undo.reverse()) step();
    undo = [];
    if (!id || !selector) return;
    // The page's address may have a query that its links lack, as those of newsletters have. Elements without an address
    // have no path.
    const links: readonly Element[] = [...element.querySelectorAll<HTMLAnchorElement>(selector)].filter(
      (link) =>
        link.pathname === location.pathname &&
        link.origin === location.origin &&
        (!link.search || link.search === location.search) &&
        namedIn(link) === id,
    );
    for (const link of links) {
      const menu = menus ? link.closest(menus) : null;
      for (const other of menu?.querySelectorAll(`[${CURRENT}]`) ?? [])
        if (!links.includes(other)) set(other, menu, false);
      set(link, menu, true);
    }
  };
}
