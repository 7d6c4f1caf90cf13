import { parseHtml, RequestError, sendToSite } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { firstItem } from './add-query.ts';
import { NO_ITEMS, OWN } from './contract.ts';
import { plainNumber } from './plain-number.ts';
import type { Query } from './query.ts';
import type { QueryAnswer } from './query-answer.ts';

/** One picture of a `srcset`: its address, in which commas may be, and its width or density. */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g;

/** The address of a loop's next page, which its links lead to; undefined if it has none. */
export function siteAddress({ id, trail, facts }: Query): string | undefined {
  return facts.get().nextUrl ?? moreLink(trail, document, id)?.href;
}

/**
 * Fetches a page of the site and takes the loop's part out of it: its items, its page links, and the address of the next
 * page.
 *
 * @param page The number of the page, if it is known.
 * @throws RequestError; of kind `schema` if the page does not have the loop, or is another site's.
 */
export async function fetchSitePage(
  query: Query,
  href: string,
  page: number | undefined,
  signal: AbortSignal,
): Promise<QueryAnswer> {
  const { id, facts } = query;
  const { url, body } = await sendToSite(href, { headers: { Accept: 'text/html' }, signal });
  const site = parseHtml(body);
  const trail = trailIn(site, query);
  if (!trail) throw new RequestError('schema', `${url} has no loop "${id}".`);
  resolveAddresses(site, url);
  const links = optionHolders(site, OWN.pagination, id)[0];
  const nextUrl = moreLink(trail, site, id)?.href;
  const number = (name: string) => Number(option(trail, name)) || undefined;
  const current = number('page') ?? pageNumbers(links, '[aria-current]')[0] ?? page ?? facts.get().page;
  const known = Math.max(0, ...pageNumbers(links, 'a, [aria-current]'));
  return {
    html: itemsBefore(trail, id)
      .map(({ outerHTML }) => outerHTML)
      .join(''),
    styles: '',
    popups: '',
    pagination: links?.outerHTML ?? '',
    error: '',
    update: {
      page: current,
      maxPages: number('maxPages') ?? (known || (nextUrl ? Number.POSITIVE_INFINITY : current)),
      count: countIn(site, id),
      start: number('first') ?? 0,
      end: number('last') ?? 0,
    },
    filters: {},
    tags: {},
    nextUrl,
    summary: summaryIn(site, id),
  };
}

/** The same loop's trail on another page: of several loops with one id, the one in the same place. */
function trailIn(site: ParentNode, { id, trail }: Query): HTMLElement | undefined {
  return optionHolders(site, OWN.loop, id)[optionHolders(document, OWN.loop, id).indexOf(trail)];
}

function itemsBefore(trail: HTMLElement, id: string): Element[] {
  const items: Element[] = [];
  for (let node: Element | null = firstItem(id, trail, id); node && node !== trail; node = node.nextElementSibling)
    if (!node.matches(NO_ITEMS)) items.push(node);
  return items;
}

/** The link to the next page: in the trail, or elsewhere a button of this loop. Links to other sites are skipped. */
function moreLink(trail: Element, page: ParentNode, id: string): HTMLAnchorElement | undefined {
  const places = [...trail.querySelectorAll(OWN.more), ...optionHolders(page, OWN.loadMore, id)];
  return places
    .filter((place) => place instanceof HTMLAnchorElement)
    .find(({ origin, hidden }) => origin === location.origin && !hidden);
}

/** Islands of our own dialect that belong to a loop, by the option that names it. */
function optionHolders(page: ParentNode, selector: string, query: string, name = 'query'): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => option(element, name) === query);
}

/** The number of results, if the page tells it. */
function countIn(site: ParentNode, id: string): number | undefined {
  const [text] = optionHolders(site, OWN.text, id, 'countOf');
  const count = Number(plainNumber(text?.textContent ?? '') || Number.NaN);
  return Number.isInteger(count) ? count : undefined;
}

/** The page's text about the results; none if it has several. */
function summaryIn(site: ParentNode, id: string): string | undefined {
  const [text, ...others] = optionHolders(site, OWN.text, id, 'summaryOf');
  return others.length === 0 ? text?.textContent : undefined;
}

/** An option in our own dialect, on an element that is no island, for it is on no page. */
function option(element: HTMLElement, name: string): unknown {
  return element.dataset[name] ?? parseObject(element.dataset['options'] ?? '')?.[name];
}

function pageNumbers(links: Element | undefined, selector: string): number[] {
  const numbers = [...(links?.querySelectorAll(selector) ?? [])].map(({ textContent }) =>
    Number(plainNumber(textContent)),
  );
  return numbers.filter((number) => Number.isInteger(number) && number > 0);
}

/** Relative addresses would mean something else on this page; those of a place on it stay, as for icons and toggles. */
function resolveAddresses(site: ParentNode, url: string): void {
  const resolve = (address: string) =>
    address.startsWith('#') || !URL.canParse(address, url) ? address : new URL(address, url).href;
  for (const name of ['href', 'src', 'srcset', 'poster', 'action', 'formaction'])
    for (const element of site.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name);
      if (!value) continue;
      const resolved =
        name === 'srcset'
          ? value.replace(CANDIDATE, (_, address: string, size = '') => resolve(address) + size)
          : resolve(value);
      element.setAttribute(name, resolved);
    }
}
