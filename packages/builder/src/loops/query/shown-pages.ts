import { pageRegistry } from '@stirrup/runtime';
import { loopPopups, NO_ITEMS } from './contract.ts';
import { itemsOf, type Query, type QueryFacts } from './query.ts';
import type { QueryAnswer } from './query-answer.ts';

/** The position of a loop among its results. */
export type PageFacts = Pick<QueryFacts, 'page' | 'maxPages' | 'start' | 'end' | 'count' | 'nextUrl' | 'summary'>;

/** A response, as far as it is needed to restore its results. */
export type KeptAnswer = Pick<QueryAnswer, 'html' | 'popups' | 'styles'>;

/** The first results of a loop: printed by the server with the page, or from the response that replaced them. */
export interface BasePage {
  /** Unique, also after the page has been left. */
  id: string;
  readonly facts: PageFacts;
  /** The response that restores it; for printed results, only once they have been replaced. */
  answer: KeptAnswer | undefined;
}

/** All pages that a loop shows, as responses that restore them. Immutable: each new page makes a new object. */
export interface ShownPages {
  readonly base: BasePage;
  readonly appended: readonly KeptAnswer[];
  readonly facts: PageFacts;
  /** Number of characters of the appended responses. */
  readonly size: number;
}

/** Number of characters beyond which appended pages are not kept, but requested again. */
const MAX_SIZE = 1_000_000;

/** The results of a loop, as recorded so far. */
export function shownPages(query: Query): ShownPages {
  const present = records().get(query);
  if (present) return present;
  const facts = factsOf(query);
  const pages: ShownPages = { base: newBase(facts), appended: [], facts, size: 0 };
  records().set(query, pages);
  printed().set(pages.base, { last: elementItems(query).at(-1) });
  return pages;
}

/**
 * Call it before popups of appended results come behind the printed ones, of which it remembers the number. Not for each
 * loop of a page: it searches the whole of it.
 */
export function countPopups(query: Query): void {
  const results = printed().get(shownPages(query).base);
  if (results) results.popups ??= document.querySelectorAll(loopPopups(query.id)).length;
}

/** Records that a loop shows earlier pages again. */
export function setShownPages(query: Query, pages: ShownPages): void {
  records().set(query, pages);
  keepPlace(query);
}

/** Ends the recording of a response. */
interface Recording {
  /** Call it when the response shows, and the facts are up to date. */
  readonly record: (answer: KeptAnswer) => void;
  /** Call it if the response cannot be shown: the islands of the items that still show are claimed again. */
  readonly cancel: () => void;
}

/**
 * Call it before a response is shown.
 *
 * Printed results are serialized only when they are replaced; until then they cost nothing.
 */
export function recordShown(query: Query, isAppended: boolean): Recording {
  const { base, appended, size } = shownPages(query);
  countPopups(query);
  const revive = isAppended || base.answer ? undefined : keepPrinted(query, base);
  const cancel = () => {
    if (revive) base.answer = undefined;
    revive?.();
  };
  const record = ({ html, popups, styles }: KeptAnswer) => {
    const answer = { html, popups, styles };
    revive?.();
    keepPlace(query);
    const facts = factsOf(query);
    if (!isAppended) {
      records().set(query, { base: { ...newBase(facts), answer }, appended: [], facts, size: 0 });
      return;
    }
    const grown = size + html.length + popups.length;
    records().set(
      query,
      grown <= MAX_SIZE
        ? { base, appended: [...appended, answer], facts, size: grown }
        : // A missing page in between would be worse than none.
          { ...shownPages(query), size: Number.POSITIVE_INFINITY },
    );
  };
  return { record, cancel };
}

/**
 * Serializes the printed results after their islands have restored the markup. The returned function claims again all
 * items that stay on the page. Once another script has removed the last item, the printed ones cannot be told from
 * others.
 */
function keepPrinted(query: Query, base: BasePage): (() => void) | undefined {
  const { last, popups: count } = printed().get(base) ?? {};
  const items = elementItems(query);
  if (last && !items.includes(last)) return undefined;
  const registry = pageRegistry();
  const htmlOf = (elements: readonly Element[]) => {
    for (const element of elements) registry.release(element);
    return elements.map(({ outerHTML }) => outerHTML).join('');
  };
  base.answer = {
    styles: '',
    html: htmlOf(items.slice(0, last ? items.indexOf(last) + 1 : 0)),
    popups: htmlOf([...document.querySelectorAll(loopPopups(query.id))].slice(0, count)),
  };
  return () => {
    for (const item of elementItems(query)) registry.find(item);
  };
}

/**
 * Writes the place of what is shown to the builder's trail, whose data has the names of our facts (bricks-dynamic.md §3.1): a
 * script may take the loop off the page with its results and put it back, and the markup of nested loops is kept.
 */
function keepPlace({ trail: { dataset }, facts }: Query): void {
  const { page, maxPages, start, end } = facts.get();
  if ('end' in dataset) Object.assign(dataset, { page, maxPages, start, end });
}

function elementItems(query: Query): Element[] {
  const elements = itemsOf(query).filter((node) => node instanceof Element);
  return elements.filter((element) => !element.matches(NO_ITEMS));
}

function newBase(facts: PageFacts): BasePage {
  return { id: Math.random().toString(36).slice(2), facts, answer: undefined };
}

function factsOf(query: Query): PageFacts {
  const { page, maxPages, start, end, count, nextUrl, summary } = query.facts.get();
  return { page, maxPages, start, end, count, nextUrl, summary };
}

function records(): WeakMap<Query, ShownPages> {
  return pageRegistry().shared('builder/shown-pages', () => new WeakMap<Query, ShownPages>());
}

/** The last printed item and the number of printed popups, once it matters, of loops that still show them. */
function printed(): WeakMap<BasePage, { readonly last: Element | undefined; popups?: number }> {
  return pageRegistry().shared('builder/printed-pages', () => new WeakMap());
}
