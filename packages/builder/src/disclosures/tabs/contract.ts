import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §10, §10.1; woocommerce.md §3.19). */
export const tabsContract = defineContract({
  parts: [
    /** Holds the titles. */
    'list',
    /** The element around a title, in dialects that mark the open tab there. */
    'item',
    /** Opens the pane of the same index. */
    'title',
    /** The content of one tab. */
    'pane',
    /**
     * The empty element before each pane: it shows the tab's title in the accordion layout (bricks-elements.md §10.3).
     */
    'accordionTitle',
  ],
  states: [
    /** Set on the open title, its item and its pane. */
    'open',
    /** Set on every other pane, in dialects without a style of their own for it. */
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
 * The dialect of product pages (woocommerce.md §4.5). Its arrow keys only move the focus, and a style shows and hides
 * its panes, as in the shop's own script. Where that script is still on the page, both do the same.
 */
export const PRODUCT_PAGE = 'woocommerce';

/** Controls with an action of their own that a title may contain. It is one itself, as a tab. */
export const CONTROL = 'a,button,input,label,[role="tab"]';

/** Emitted on `document` after a visitor's choice; detail: {@link TabsChanged}. */
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
