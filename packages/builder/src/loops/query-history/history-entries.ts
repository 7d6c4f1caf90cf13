import { isRecord } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { isBefore } from '../query/is-before.ts';
import { repeatOf } from '../query/outdated-results.ts';
import { queries } from '../query/queries.ts';
import type { Query } from '../query/query.ts';
import { queryPaginations } from '../query/query-paginations.ts';
import { type ShownPages, shownPages } from '../query/shown-pages.ts';
import { BUILDER_STATE, OWN_STATE } from './contract.ts';
import { historyParts } from './history-parts.ts';

/** The state of the page in one entry of the browser's history. */
export interface HistoryEntry {
  /** Scroll position in px. */
  readonly scroll: readonly [left: number, top: number];
  /** The results of each loop; null if they have to be requested, because they were not shown in the entry. */
  readonly loops: Readonly<Record<string, ShownPages | null>>;
  readonly paginations: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The entries of this tab that we know. */
interface HistoryEntries {
  /** Id of the current entry. */
  current: string;
  /** Entries by their ids, oldest first. */
  readonly kept: Map<string, HistoryEntry>;
}

/** Visitors do not go back further than this. */
const MAX_ENTRIES = 30;

/** The entries kept while the page is loaded. */
export function historyEntries(): HistoryEntries {
  return pageRegistry().shared('builder/history-entries', () => ({ current: entryId(), kept: new Map() }));
}

/** Id of the current history entry: our mark, or, if its state is another script's, its address. */
export function entryId(): string {
  const { entry } = ownState(history.state) ?? {};
  return typeof entry === 'string' ? entry : location.href;
}

/** Our part of an entry's state. */
export function ownState(state: unknown): Record<string, unknown> | undefined {
  const own = isRecord(state) ? state[OWN_STATE] : undefined;
  return isRecord(own) ? own : undefined;
}

/** Saves the results of the current entry. Call it before they change. */
export function saveCurrentEntry(): void {
  const entries = historyEntries();
  const { state } = history;
  // No event tells that another script has made an entry: until then the results were those of the entry before.
  if (state !== null && !ownState(state) && entryId() !== entries.current) {
    saveLastShownEntry();
    entries.current = entryId();
  }
  markEntry();
  saveLastShownEntry();
}

/** Marks the current entry as ours, so that it is known when it comes back. States of other scripts stay as they are. */
export function markEntry(): void {
  const entries = historyEntries();
  const { state } = history;
  if (ownState(state) || (state !== null && !(isRecord(state) && BUILDER_STATE in state))) return;
  replaceState({
    ...state,
    ...Object.assign({}, ...historyParts().map((part) => part.state())),
    [OWN_STATE]: newState(),
  });
  entries.current = entryId();
}

/** Saves the shown results for the entry that was shown last, although another may have become the current one. */
export function saveLastShownEntry(): void {
  const { current, kept } = historyEntries();
  kept.delete(current);
  kept.set(current, {
    scroll: [scrollX, scrollY],
    // Filters make an entry before their results come.
    loops: Object.fromEntries(
      namedQueries().map(([name, query]) => [name, repeatOf(query) ? null : shownPages(query)]),
    ),
    paginations: Object.fromEntries(namedPaginations().map(([name, pagination]) => [name, pagination.save()])),
    parts: Object.fromEntries(historyParts().map(({ name, save }) => [name, save()])),
  });
  const [oldest] = kept.keys();
  if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
}

/**
 * Pushes a new history entry with another address. Call `saveCurrentEntry` before the page changes: the results of the
 * entry that is left are restored with it.
 *
 * @param state State that other scripts expect in the entry.
 */
export function pushEntry(address: string, state: object): void {
  try {
    history.pushState({ ...state, [OWN_STATE]: newState() }, '', address);
  } catch {
    // Browsers refuse too many entries in a row; the results stay shown all the same.
  }
  historyEntries().current = entryId();
}

/**
 * The loops of the page, by names that are the same after a reload: several loops with one id are numbered in document
 * order, since visitors may have brought up a later one first.
 */
export function namedQueries(): [name: string, query: Query][] {
  return named(
    queries().get(),
    ({ trail }) => trail,
    ({ id }) => id,
  );
}

/** The page links of the page, by such names. */
export function namedPaginations() {
  return named(
    queryPaginations().get(),
    ({ element }) => element,
    ({ query, id }) => `${query}/${id}`,
  );
}

function named<T>(
  list: readonly T[],
  placeOf: (member: T) => Element,
  nameOf: (member: T) => string,
): [name: string, member: T][] {
  const counts = new Map<string, number>();
  const inOrder = [...list].sort((one, other) => (isBefore(placeOf(one), placeOf(other)) ? -1 : 1));
  return inOrder.map((member) => {
    const name = nameOf(member);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name}:${count}`, member];
  });
}

/** The state includes the page of each loop, for when the entry is no longer kept. */
function newState(): object {
  const pages = Object.fromEntries(namedQueries().map(([name, query]) => [name, shownPages(query).base.facts.page]));
  return { entry: Math.random().toString(36).slice(2), pages };
}

function replaceState(state: object): void {
  try {
    history.replaceState(state, '');
  } catch {
    // The entry is then identified by its address.
  }
}
