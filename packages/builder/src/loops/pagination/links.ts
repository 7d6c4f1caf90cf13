import { fillHtml, parseHtml } from '@stirrup/cms';
import { plainNumber } from '../query/plain-number.ts';
import type { QueryAnswer } from '../query/query-answer.ts';
import { currentPage, holderOf, partOf } from './current-page.ts';
import type { LinkList } from './link-list.ts';
import { LEFT_BEHIND, PRINTED_HOLDER } from './links-contract.ts';
import { pageAddress, pageNumber } from './page-number.ts';

/**
 * Shows the links of a response, for this pagination or another one of the loop. Without any, marks the current page
 * itself.
 */
export function showLinks(links: LinkList, answer: QueryAnswer, maxPages: number): void {
  const { id, names } = links;
  const element = parseHtml(answer.filters[id] || answer.pagination).firstElementChild;
  const holder = element && (partOf({ element, names }, 'holder') ?? element.querySelector(PRINTED_HOLDER) ?? element);
  if (holder) fillLinks(links, holder.innerHTML);
  else markPage(links, maxPages);
}

/** Shows links that it showed before. */
export function restoreLinks(links: LinkList, html: string): void {
  fillLinks(links, html);
  links.page = currentPage(links);
}

/**
 * Replaces the links. With fewer than two pages the pagination is hidden, as on the server (bricks-dynamic.md §3.2).
 */
function fillLinks(links: LinkList, html: string): void {
  const { element } = links;
  const holder = holderOf(links);
  fillHtml(holder, html);
  for (const link of holder.querySelectorAll('a')) keepParameters(link);
  const isEmpty = !holder.firstElementChild;
  if (isEmpty) element.style.display = 'none';
  else if (element.style.display === 'none') element.style.display = '';
  if (!isEmpty) element.hidden = false;
}

/**
 * Adds the page's other parameters, which the server does not know and leaves out of a response's links
 * (bricks-dynamic.md §3.8).
 */
function keepParameters(link: HTMLAnchorElement): void {
  // Only places of this site have them, by whatever scheme the server prints it.
  if (!link.getAttribute('href') || link.host !== location.host) return;
  const url = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!LEFT_BEHIND.has(name) && !new URL(link.href).searchParams.has(name)) url.searchParams.append(name, value);
  }
  if (url.href !== link.href) link.href = url.href;
}

/**
 * Marks the current page if the server sent no links: it does not find a pagination inside a loop (bricks-dynamic.md
 * §3.2). The printed numbers stay.
 */
function markPage(links: LinkList, maxPages: number): void {
  const { page } = links;
  const all = [...holderOf(links).querySelectorAll('a')];
  const neighbours = [
    [partOf<HTMLAnchorElement>(links, 'previous'), page - 1],
    [partOf<HTMLAnchorElement>(links, 'next'), page + 1],
  ] as const;
  const template = all.map(({ href }) => href).find((href) => (pageNumber(href, maxPages) ?? 1) > 1);
  if (!template) return;
  const isNeighbour = (link: Element) => neighbours.some(([neighbour]) => neighbour === link);
  // Plugins translate the path of pages: only a printed link has that of the first.
  const addressOf = (to: number) =>
    all.find(({ href }) => pageNumber(href, maxPages) === to)?.href || pageAddress(to, template);
  const target = all.find((link) => !isNeighbour(link) && pageNumber(link.href, maxPages) === page);
  const current = partOf(links, 'current');
  if (target && current) exchangeEntries(current, target, addressOf);
  for (const [link, to] of neighbours) {
    if (!link) continue;
    link.href = addressOf(Math.max(1, to));
    link.hidden = to < 1 || to > maxPages;
  }
}

/** Exchanges the current entry and a link, with their numbers and names. */
function exchangeEntries(current: HTMLElement, target: HTMLAnchorElement, addressOf: (page: number) => string): void {
  const link = target.cloneNode(false);
  const entry = current.cloneNode(false);
  if (!(link instanceof HTMLAnchorElement) || !(entry instanceof HTMLElement)) return;
  link.href = addressOf(Number(plainNumber(current.textContent)));
  for (const [to, from] of [
    [link, current],
    [entry, target],
  ] as const) {
    to.append(...from.cloneNode(true).childNodes);
    const name = from.getAttribute('aria-label');
    if (name) to.setAttribute('aria-label', name);
  }
  current.replaceWith(link);
  target.replaceWith(entry);
}
