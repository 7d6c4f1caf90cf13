import { pageRegistry } from '@stirrup/runtime';
import { EVENT } from '../query/contract.ts';
import { queries } from '../query/queries.ts';
import type { Query } from '../query/query.ts';
import {
  entryId,
  type HistoryEntry,
  historyEntries,
  markEntry,
  namedQueries,
  saveCurrentEntry,
  saveLastShownEntry,
} from './history-entries.ts';
import { fetchEntry, restoreArrived, restoreEntry } from './restore-entry.ts';
import { readEntries, writeEntries } from './stored-entries.ts';

/**
 * Brings results, page links, filters and scroll back when the visitor goes back or forward, on the page and to the page.
 *
 * `history.scrollRestoration` stays what it is: entries are restored before the browser scrolls, and are scrolled by us
 * where they come later. Set to `manual`, as the builder does, it would leave other scripts' entries, and this page
 * without our script, at the top.
 */
export function followHistory(): void {
  pageRegistry().shared('builder/history-follower', () => {
    const { kept, current } = historyEntries();
    addEventListener('popstate', () => goTo(entryId()));
    const write = () => {
      saveCurrentEntry();
      writeEntries(kept);
    };
    // Most browsers send both events as the visitor leaves, the second right behind the first; some send only one.
    let hasLeft = false;
    addEventListener('pagehide', () => {
      write();
      hasLeft = true;
    });
    addEventListener('pageshow', () => {
      hasLeft = false;
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && !hasLeft) write();
      hasLeft = false;
    });
    const stored = new Map(readEntries());
    const arrived = kept.get(current) ?? stored.get(current);
    // An address alone proves nothing: a link to a place on the page makes a new entry with it.
    for (const [id, entry] of stored) if (!kept.has(id) && !URL.canParse(id)) kept.set(id, entry);
    const [navigation] = performance.getEntriesByType('navigation');
    // A reload asks for a fresh page.
    if (navigation && 'type' in navigation && navigation.type === 'back_forward') arrive(arrived);
    // The visitor may have gone back while this code was loading.
    goTo(entryId());
    // Results of some loops change without a new entry: with filters that stay out of the address.
    if (queries().get().some(isLoading)) markEntry();
    document.addEventListener(EVENT.start, markEntry);
  });
}

function goTo(id: string): void {
  const entries = historyEntries();
  if (id === entries.current) return;
  saveLastShownEntry();
  entries.current = id;
  // A link to a place on the page has made a new entry; those that were left before have marks.
  if (history.state === null) {
    markEntry();
    return;
  }
  const kept = entries.kept.get(id);
  if (kept) restoreEntry(kept);
  else fetchEntry();
}

function isLoading({ facts }: Query): boolean {
  return facts.get().isLoading;
}

/** The page has loaded anew for a kept entry: appended results are added as its loops come up. */
function arrive(entry: HistoryEntry | undefined): void {
  if (!entry) return;
  const seen = new WeakSet<Query>();
  const [left, top] = entry.scroll;
  let isQueued = false;
  const update = () => {
    isQueued = false;
    for (const [name, query] of namedQueries()) {
      const pages = entry.loops[name];
      const isNew = !seen.has(query);
      seen.add(query);
      if (!isNew || !pages) continue;
      // Read now: results that are added change how far the page can be scrolled.
      const isElsewhere = hasScrolledFrom(top);
      if (restoreArrived(query, pages) && !isElsewhere) scrollTo({ left, top, behavior: 'instant' });
    }
  };
  // Loops come while React is at work; their facts change afterwards. Many come or go in one task.
  queries().subscribe(() => {
    if (!isQueued) queueMicrotask(update);
    isQueued = true;
  });
}

/** True if the visitor has scrolled since the browser took the page to a position, or as near as its height allowed. */
function hasScrolledFrom(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const restored = Math.min(top, scrollHeight - clientHeight);
  return navigator.userActivation.hasBeenActive && Math.abs(scrollY - restored) > 1;
}
