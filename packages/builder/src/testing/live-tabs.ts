// Imported up front: some tabs load it, and no test may end before it has loaded.
import '../disclosures/tabs/follow-width.ts';
import '../disclosures/tabs/follow-product-page.ts';
import { tabs } from '../disclosures/tabs/island.ts';
import { openIsland } from './open-island.ts';

/** Running tabs, and the state that tests check. */
export interface LiveTabs {
  readonly titles: HTMLElement[];
  readonly panes: HTMLElement[];
  readonly root: HTMLElement | undefined;
  /** Indexes of the titles that are selected. */
  readonly selected: () => number[];
  /** Indexes of the panes that are open. */
  readonly shown: () => number[];
}

/** Opens tabs with this markup. */
export async function liveTabs(html: unknown): Promise<LiveTabs> {
  const roots = await openIsland(tabs, html);
  const titles = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panes = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
  const indexes = (list: HTMLElement[], is: (element: HTMLElement) => boolean) =>
    list.flatMap((element, index) => (is(element) ? [index] : []));
  const isShown = (pane: HTMLElement) =>
    pane.classList.contains('brx-open') || pane.hasAttribute('data-open') || pane.classList.contains('active');
  return {
    titles,
    panes,
    root: roots[0],
    selected: () => indexes(titles, (title) => title.getAttribute('aria-selected') === 'true'),
    shown: () => indexes(panes, isShown),
  };
}
