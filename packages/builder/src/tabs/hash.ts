import type { Part } from '@stirrup/react';
import { AUTO_ID } from './contract.ts';

/** The tab that the address names: by its title's id, or by something inside its pane. -1 if it names none. */
export function tabOfHash(titles: readonly Part[], panes: readonly Part[]): number {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id) return -1;
  const byTitle = titles.findIndex(({ element }) => element.id === id);
  const target = byTitle < 0 ? document.getElementById(id) : null;
  return target ? panes.findIndex(({ element }) => element.contains(target)) : byTitle;
}

/** Puts the title's id into the address if an author chose it, else clears the hash; adds no history entry. */
export function showInAddress({ server }: Part): void {
  const id = server('id');
  const hash = id && !AUTO_ID.test(id) ? `#${encodeURIComponent(id)}` : '';
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}
