import { namedPlace } from '../../shared/address/named-place.ts';
import { removeEntry } from '../../shared/sections/remove-entry.ts';
import { addressOf } from './address-of.ts';
import { CLASSES } from './contract.ts';

/** The nested list of a table of contents. */
interface ContentsList {
  /** Gives each heading one entry, in their order, below that of the closest heading of a higher rank before it. */
  readonly fill: (headings: readonly Element[]) => void;
  /** The link to a heading, if it is listed. */
  readonly linkTo: (heading: Element | undefined) => Element | undefined;
  /** Removes all that was added. */
  readonly clear: () => void;
}

interface Entry {
  readonly item: Element;
  readonly link: Element;
}

const LIST = 'ul, ol';

/** A list that is there already, printed or in a copy of a table, is adopted: its entries stay as long as their headings. */
export function createList(nav: Element, dialect: string): ContentsList {
  const classes = CLASSES[dialect];
  const added = new Set<Element>();
  const add = (name: string, className = '') => {
    const element = document.createElement(name);
    if (className) element.className = className;
    added.add(element);
    return element;
  };
  const listIn = (parent: Element) => {
    const list = parent.querySelector(LIST) ?? add('ul', classes?.list);
    if (!list.parentElement) parent.append(list);
    return list;
  };
  const entries = new Map<Element | undefined, Entry>();
  for (const link of nav.querySelectorAll('a')) {
    const [heading, item] = [namedPlace(link), link.closest('li')];
    if (heading && item) entries.set(heading, { item, link });
  }

  const fill = (headings: readonly Element[]) => {
    const outer: { readonly rank: number; readonly item: Element }[] = [];
    const last = new Map<Element, Element>();
    for (const heading of headings) {
      const rank = rankOf(heading);
      const { item, link } = entries.get(heading) ?? {
        item: add('li', classes?.item),
        link: add('a', classes && classes.link + heading.nodeName),
      };
      if (!item.contains(link)) item.append(link);
      entries.set(heading, { item, link });
      while ((outer.at(-1)?.rank ?? 0) >= rank) outer.pop();
      const list = listIn(outer.at(-1)?.item ?? nav);
      const before = last.get(list);
      const place = before ? before.nextElementSibling : list.firstElementChild;
      // An entry that stays in its place keeps the focus.
      if (item !== place) list.insertBefore(item, place);
      last.set(list, item);
      outer.push({ rank, item });
      const text = heading.textContent.replace(/\s+/g, ' ').trim();
      if (link.textContent !== text) link.textContent = text;
      link.setAttribute('href', addressOf(heading));
    }
    for (const [heading, { item }] of entries) {
      if (heading && headings.includes(heading)) continue;
      entries.delete(heading);
      removeEntry(item, nav);
    }
    for (const list of added) if (list.matches(LIST) && !list.firstElementChild) list.remove();
  };
  const clear = () => {
    for (const element of added) element.remove();
  };
  return { fill, linkTo: (heading) => entries.get(heading)?.link, clear };
}

/** Rank of a heading, from 1; that of any other element is that of most headings. */
function rankOf(heading: Element): number {
  return Number(heading.nodeName[1]) || 2;
}
