import { emitBuilderEvent, isRecord } from '@stirrup/cms';
import { EVENT } from '../query/contract.ts';
import { cancelPage, loadPage } from '../query/load-page.ts';
import type { Query } from '../query/query.ts';
import { queryFilters } from '../query/query-filters.ts';
import { paginationsOf } from '../query/query-paginations.ts';
import { appendAnswer, replaceByAnswer } from '../query/show-answer.ts';
import { countPopups, recordShown, type ShownPages, setShownPages, shownPages } from '../query/shown-pages.ts';
import { type HistoryEntry, namedPaginations, namedQueries, ownState } from './history-entries.ts';
import { historyParts } from './history-parts.ts';

/** Shows the results of an entry of this page, without requesting those that are still there. */
export function restoreEntry(entry: HistoryEntry): void {
  const waitsFor = restoreParts(entry.parts);
  const changed = namedQueries().filter(([name, query]) => {
    const pages = entry.loops[name];
    if (pages === null) fetchLoop(query, 1, waitsFor);
    return pages && restoreLoop(query, pages, waitsFor);
  });
  for (const [name, pagination] of namedPaginations()) {
    const links = entry.paginations[name];
    if (links !== undefined && links !== pagination.save()) pagination.restore(links);
  }
  // The browser scrolls to a position that belongs to another page height.
  if (changed.length > 0) scrollTo({ left: entry.scroll[0], top: entry.scroll[1], behavior: 'instant' });
}

/** Fetches the results of our own entry that is no longer kept; other scripts handle theirs. */
export function fetchEntry(): void {
  const own = ownState(history.state);
  if (!own) return;
  const waitsFor = restoreParts({});
  const pages = isRecord(own['pages']) ? own['pages'] : {};
  for (const [name, query] of namedQueries()) {
    const page = pages[name];
    const { base, appended } = shownPages(query);
    const isThere = page === base.facts.page && appended.length === 0 && !queryFilters().has(query.id);
    if (typeof page === 'number' && !isThere) fetchLoop(query, page, waitsFor);
  }
}

/** @returns A promise while the code of a part is loading, so that requests would be sent with older values. */
function restoreParts(saved: HistoryEntry['parts']): Promise<unknown> | undefined {
  const coming = historyParts().flatMap(({ name, restore }) => restore(saved[name], history.state) ?? []);
  return coming.length > 0 ? Promise.all(coming) : undefined;
}

function fetchLoop(query: Query, page: number, waitsFor: Promise<unknown> | undefined): void {
  const paginationId = paginationsOf(query)[0]?.id;
  const isFiltered = queryFilters().has(query.id);
  void loadPage(query, {
    isPopState: true,
    href: location.href,
    waitsFor,
    ...(isFiltered ? { kind: 'filter' } : { kind: 'paginate', page, ...(paginationId && { paginationId }) }),
  });
}

/** @returns True if something has changed at once. */
function restoreLoop(query: Query, pages: ShownPages, waitsFor: Promise<unknown> | undefined): boolean {
  const { base, appended } = pages;
  const live = shownPages(query);
  const isSame = base.id === live.base.id;
  if (isSame || base.answer) cancelPage(query);
  if (isSame && live.appended.length >= appended.length) return false;
  if (!isSame && !base.answer) {
    fetchLoop(query, base.facts.page, waitsFor);
    return false;
  }
  const recording = isSame ? undefined : recordShown(query, false);
  if (recording && base.answer) {
    replaceByAnswer(query, base.answer);
    recording.record(base.answer);
  }
  // The number of other results may be unknown: the server prints it only in texts.
  addPages(query, isSame ? withKnownCount(query, pages) : pages, isSame ? live.appended.length : 0);
  const isFiltered = queryFilters().has(query.id);
  const emit = () => emitBuilderEvent(isFiltered ? EVENT.resultShown : EVENT.paginated, { queryId: query.id });
  // Listeners look at the filters, too.
  if (isFiltered && waitsFor) void waitsFor.then(emit);
  else emit();
  return true;
}

/**
 * Restores a loop after a reload to what it showed when the page was left. The server prints only the first page,
 * according to the address.
 *
 * @returns True if something has changed.
 */
export function restoreArrived(query: Query, pages: ShownPages): boolean {
  const live = shownPages(query);
  const { disableUrlParams, isLiveSearch } = query.facts.get();
  const { base, appended } = pages;
  // Without filters in the address, the server prints other results.
  if (base.answer && (disableUrlParams || isLiveSearch)) return false;
  const names = ['page', 'maxPages', 'start', 'end'] as const;
  const isUnchanged = names.every((name) => base.facts[name] === live.base.facts[name]);
  if (!isUnchanged) return false;
  // Takes over the id of the page that was left: other entries know it by that.
  live.base.id = base.id;
  if (live.appended.length >= appended.length) return false;
  // The loop may be loading the next page already.
  cancelPage(query);
  addPages(query, withKnownCount(query, { ...pages, base: live.base }), live.appended.length);
  emitBuilderEvent(EVENT.paginated, { queryId: query.id });
  return true;
}

/** For the same results, a number that has become known since is right. */
function withKnownCount({ facts }: Query, pages: ShownPages): ShownPages {
  const { count = facts.get().count } = pages.facts;
  return { ...pages, facts: { ...pages.facts, count } };
}

function addPages(query: Query, pages: ShownPages, from: number): void {
  countPopups(query);
  for (const answer of pages.appended.slice(from)) appendAnswer(query, answer);
  emitBuilderEvent(EVENT.nodesAdded, { queryId: query.id });
  query.facts.set({ ...query.facts.get(), ...pages.facts });
  setShownPages(query, pages);
}
