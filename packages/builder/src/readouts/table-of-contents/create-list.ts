import { createEntries } from '../../shared/sections/create-entries.ts';
import { wordsOf } from '../../shared/sections/words-of.ts';
import { CLASSES } from './contract.ts';

/** The nested list of a table of contents. */
interface ContentsList {
  /** Gives each heading one entry, in their order, below that of the closest heading of a higher rank before it. */
  readonly fill: (headings: readonly Element[]) => void;
  /** The link to a heading, if it is listed. */
  readonly linkTo: (heading: Element | undefined) => Element | undefined;
}

const LIST = 'ul, ol';

/**
 * A list that is there already, printed or in a copy of a table, is adopted. All that was added is removed when the signal
 * aborts.
 */
export function createList(nav: Element, dialect: string, signal: AbortSignal): ContentsList {
  const classes = CLASSES[dialect];
  const added = new Set<Element>();
  const entries = createEntries(nav, {
    name: (link, heading) => {
      const words = wordsOf(heading);
      if (link.textContent !== words) link.textContent = words;
    },
    linkClass: ({ nodeName }) => classes && classes.link + nodeName,
    itemClass: classes?.item,
    signal,
  });
  const addList = (parent: Element) => {
    const list = document.createElement('ul');
    if (classes) list.className = classes.list;
    added.add(list);
    parent.append(list);
    return list;
  };
  signal.addEventListener('abort', () => {
    for (const list of added) list.remove();
  });

  const fill = (headings: readonly Element[]) => {
    const outer: { readonly rank: number; readonly item: Element }[] = [];
    entries.fill(headings, (heading, item) => {
      const rank = rankOf(heading);
      while ((outer.at(-1)?.rank ?? 0) >= rank) outer.pop();
      const parent = outer.at(-1)?.item ?? nav;
      outer.push({ rank, item });
      return parent.querySelector(LIST) ?? addList(parent);
    });
    for (const list of added) if (!list.firstElementChild && added.delete(list)) list.remove();
  };
  return { fill, linkTo: entries.linkTo };
}

/** Rank of a heading, from 1; that of any other element is that of most headings. */
function rankOf({ nodeName }: Element): number {
  return Number(nodeName[1]) || 2;
}
