import { type Part, useSubscription } from '@stirrup/react';
import { AUTO_ID, UNNAMED_ID } from './contract.ts';

/** The tab that the address names: by its title's id, or by something inside its pane. -1 if it names none. */
export function tabOfHash(titles: readonly Part[], panes: readonly Part[]): number {
  const id = idInAddress();
  if (!id) return -1;
  const byTitle = titles.findIndex(({ element }) => element.id === id && !UNNAMED_ID.test(id));
  const target = byTitle < 0 ? document.getElementById(id) : null;
  return target ? panes.findIndex(({ element }) => element.contains(target)) : byTitle;
}

/**
 * The tab that is open at first: the one that the address names, else the one that the page asks for, else the first.
 * A hash that names no tab is none of our business; the builder's script opens the first tab then, whatever the author
 * has chosen (contracts/bricks-elements.md §50, 1).
 */
export function firstTab(titles: readonly Part[], panes: readonly Part[], openTab: number): number {
  const named = tabOfHash(titles, panes);
  if (named >= 0) return named;
  return openTab < titles.length ? openTab : 0;
}

/** Puts the title's id into the address if an author chose it, else clears the hash; adds no history entry. */
export function showInAddress(title: Part | undefined): void {
  const id = title?.server('id');
  const hash = id && !AUTO_ID.test(id) ? `#${encodeURIComponent(id)}` : '';
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Opens the tab that the address comes to name: a link in the page was followed, or the visitor went back. */
export function useHashTab(titles: readonly Part[], panes: readonly Part[], open: (index: number) => void): void {
  useSubscription<[]>(
    (listener, signal) => window.addEventListener('hashchange', () => listener(), { signal }),
    () => {
      const named = tabOfHash(titles, panes);
      if (named >= 0) open(named);
    },
  );
}

/** Anybody can write an address: one that is no URI names nothing. */
function idInAddress(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
