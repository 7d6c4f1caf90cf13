import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §10, §10.1; woocommerce.md §3.19). */
export const tabsContract = defineContract({
  parts: [
    /** Holds the titles. */
    'list',
    /** Around a title, where the state of the tab shows there. */
    'item',
    /** Opens the pane of the same index. */
    'title',
    /** Content of one tab. */
    'pane',
    /**
     * Before each pane, without any text: its title where the tabs are laid out as an accordion
     * (bricks-elements.md §10.3).
     */
    'accordionTitle',
  ],
  states: [
    /** The chosen title, what is around it, and its pane. */
    'open',
    /** Every other pane, where the dialect has no style of its own for it. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: {
        list: '[data-part="list"]',
        title: '[data-part="title"]',
        pane: '[data-part="pane"]',
        accordionTitle: '[data-part="accordion-title"]',
      },
      states: { open: '[data-open]', closed: '[hidden]' },
    },
    bricks: {
      parts: {
        list: '.tab-menu',
        title: '.tab-title:not([data-brx-tab-mode])',
        pane: '.tab-pane',
        accordionTitle: '[data-brx-tab-mode]',
      },
      states: { open: 'brx-open' },
    },
    woocommerce: {
      parts: { list: 'ul.tabs', item: 'ul.tabs > li', title: 'ul.tabs > li > a', pane: '.wc-tab' },
      states: { open: 'active' },
    },
  },
});

/**
 * The dialect of product pages (woocommerce.md §4.5). Its arrow keys only move, and its panes are shown and hidden by
 * a style, as the shop's own script does it: where that is still on the page, both do the same.
 */
export const PRODUCT_PAGE = 'woocommerce';

/** Raised on `document` after a visitor's choice; detail: {@link TabsChanged}. */
export const TABS_CHANGED = 'bricks/tabs/changed';

/** Attribute that holds the builder's id of an element, for events. */
export const SCRIPT_ID = 'data-script-id';

/** Detail of {@link TABS_CHANGED}. */
export interface TabsChanged {
  readonly elementId: string | null;
  readonly activeIndex: number;
  readonly activeTitle: HTMLElement;
  readonly activePane: HTMLElement | undefined;
}
