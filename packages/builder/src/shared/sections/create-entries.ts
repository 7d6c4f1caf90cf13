import { addressOf } from './address-of.ts';
import { placeOf } from './place-of.ts';
import { removeEntry } from './remove-entry.ts';

/** Entries of a list, each with a link to a section. */
interface Entries {
  /**
   * Gives each section one entry, in their order, and removes those of others.
   *
   * @param listFor The list that an entry belongs to. @default the root
   */
  readonly fill: (sections: readonly Element[], listFor?: (section: Element, item: Element) => Element) => void;
  /** The link to a section, if it is listed. */
  readonly linkTo: (section: Element | undefined) => Element | undefined;
}

/** The look of entries, and their life. */
interface EntryOptions {
  /** Names the link to a section; the number counts from 1. */
  readonly name: (link: Element, section: Element, number: number) => void;
  /** Class of an added link, if it has one. */
  readonly linkClass: (section: Element) => string | undefined;
  /** Class of an added entry. */
  readonly itemClass?: string | undefined;
  /** Removes all that was added when it aborts. */
  readonly signal: AbortSignal;
}

interface Entry {
  readonly item: Element;
  readonly link: Element;
}

/** Entries that are there already, printed or in a copy of an island, are adopted: they stay as long as their sections. */
export function createEntries(root: Element, { name, linkClass, itemClass, signal }: EntryOptions): Entries {
  const entries = new Map<Element | undefined, Entry>();
  const added = new Set<Element>();
  signal.addEventListener('abort', () => {
    for (const item of added) item.remove();
  });
  for (const link of root.querySelectorAll('a')) {
    const [section, item] = [placeOf(link), link.closest('li')];
    if (section && item) entries.set(section, { item, link });
  }
  const makeEntry = (section: Element) => {
    const [item, link] = [document.createElement('li'), document.createElement('a')];
    if (itemClass) item.className = itemClass;
    const className = linkClass(section);
    if (className) link.className = className;
    item.append(link);
    added.add(item);
    return { item, link };
  };

  const fill: Entries['fill'] = (sections, listFor = () => root) => {
    const hadFocus = root.contains(document.activeElement);
    // First, so that entries behind them stay in their places.
    for (const [section, { item }] of entries) {
      if (section && sections.includes(section)) continue;
      entries.delete(section);
      added.delete(item);
      removeEntry(item, root);
    }
    const last = new Map<Element, Element>();
    for (const [index, section] of sections.entries()) {
      const entry = entries.get(section) ?? makeEntry(section);
      entries.set(section, entry);
      const { item, link } = entry;
      const list = listFor(section, item);
      const before = last.get(list);
      const place = before ? before.nextElementSibling : list.firstElementChild;
      // An entry that stays in its place keeps the focus.
      if (item !== place) list.insertBefore(item, place);
      last.set(list, item);
      name(link, section, index + 1);
      link.setAttribute('href', addressOf(section));
    }
    // If all entries have been replaced, none of those before could take the focus.
    if (hadFocus && !root.contains(document.activeElement)) root.querySelector('a')?.focus({ preventScroll: true });
  };
  return { fill, linkTo: (section) => entries.get(section)?.link };
}
