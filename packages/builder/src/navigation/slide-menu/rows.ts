import type { IslandBase, Part, PartName } from '@stirrup/runtime';
import { firstInEach } from '../../shared/first-in-each.ts';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
import type { slideMenuContract } from './contract.ts';
import { createToggle } from './create-toggle.ts';

type Parts = IslandBase<PartName<typeof slideMenuContract>>['parts'];

/** An item with a sub-menu. */
export interface Row {
  readonly item: HTMLElement;
  readonly subMenu: HTMLElement;
  readonly link: HTMLElement | undefined;
  /** The printed button, otherwise one that is still to be placed. */
  readonly button: HTMLElement;
  readonly isMade: boolean;
  /** Accessible name of the button. */
  readonly name: string;
}

/**
 * The items with sub-menus, outermost first.
 *
 * @param label Beginning of the buttons' names; the words of the item follow.
 */
export function rowsOf(parts: Parts, label: string): readonly Row[] {
  const subMenuOf = firstInEach(parts.item, parts.subMenu);
  const isBeside = ({ element }: Part, item: Element) => !subMenuOf.get(item)?.element.contains(element);
  const linkOf = firstInEach(parts.item, parts.link, isBeside);
  const toggleOf = firstInEach(parts.item, parts.toggle, isBeside);
  return parts.item.flatMap(({ element: item }) => {
    const subMenu = subMenuOf.get(item)?.element;
    if (!subMenu) return [];
    const [link, printed] = [linkOf.get(item)?.element, toggleOf.get(item)?.element];
    // WordPress prints the heading of a group as a link without an address.
    const isHeading = (node: Text) => !subMenu.contains(node) && !printed?.contains(node);
    const heading = [...textNodesIn(item)].filter(isHeading).map(({ data }) => data);
    const words = link?.textContent ?? heading.join('');
    const name = [label, words.trim()].filter(Boolean).join(': ');
    const button = printed ?? createToggle(name, parts.icon[0]?.element);
    return { item, subMenu, link, button, isMade: !printed, name };
  });
}

/** The row around an element that is not in its sub-menu. */
export function rowBeside(rows: readonly Row[], place: Element): Row | undefined {
  return rows.find(({ item, subMenu }) => item.contains(place) && !subMenu.contains(place));
}
