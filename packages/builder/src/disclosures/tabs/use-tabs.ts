import { useSubscription } from '@stirrup/react';
import { importWithRetry, type Part } from '@stirrup/runtime';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createPlaces } from '../../shared/address/create-places.ts';
import { PRODUCT_PAGE, SCRIPT_ID, TABS_CHANGED, type TabsChanged } from './contract.ts';
import type { Layout, TabsIsland } from './follow-width.ts';

/** The open tab, the layout of the tabs if it is not that of tabs, and the handler of a visitor's choice. */
export interface TabsState {
  readonly active: number;
  readonly layout: Layout | undefined;
  /** The browser still does what it does for the event if that is not the title's own. */
  readonly choose: (event: Event, title: Part, isOwn?: boolean) => void;
}

/**
 * The state of tabs. A tab is also opened by what leads to a place in it. What few tabs need is fetched by them.
 *
 * @param openTab index of the tab that is open at first, unless the focus is in another or the address names one.
 * @param below width in px below which the tabs are an accordion.
 */
export function useTabs({ element, dialect, parts }: TabsIsland, openTab: number, below: number): TabsState {
  const { title: titles, pane: panes } = parts;
  const [places] = useState(() => createPlaces(titles, panes));
  // An object: opening what is open already sets right what another script has changed.
  const [{ active }, setOpen] = useState(() => {
    // Somebody may be in one of the other panes, where no style hides them yet.
    const focused = panes.findIndex(({ element: pane }) => pane.contains(document.activeElement));
    const [index = titles[openTab]?.index ?? 0] = [focused, places.indexOf()].filter((found) => found >= 0);
    return { active: index };
  });
  const [layout, setLayout] = useState<Layout>();
  const open = (index: number) => {
    const title = titles[index];
    if (!title) return;
    flushSync(() => setOpen({ active: index }));
    if (index === active) return;
    const detail: TabsChanged = {
      elementId: element.getAttribute(SCRIPT_ID),
      activeIndex: index,
      activeTitle: title.element,
      activePane: panes[index]?.element,
    };
    document.dispatchEvent(new CustomEvent(TABS_CHANGED, { detail }));
  };
  const choose = (event: Event, { index }: Part, isOwn = true) => {
    if (isOwn) event.preventDefault();
    places.show(index);
    open(index);
  };
  useSubscription(places.follow, open);
  useSubscription<[layout?: Layout]>(
    (show, signal) => {
      if (below) {
        importWithRetry(() => import('./follow-width.ts')).then(
          ({ followWidth }) => followWidth(below, parts, show, signal),
          reportError,
        );
      }
      if (dialect !== PRODUCT_PAGE) return;
      importWithRetry(() => import('./follow-product-page.ts')).then(
        ({ followProductPage }) => followProductPage(element, titles[active]?.element, signal),
        reportError,
      );
    },
    (next) => flushSync(() => setLayout(next)),
  );
  return { active, layout, choose };
}
