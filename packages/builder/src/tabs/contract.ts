import { defineContract } from '@stirrup/react';

/** Names of parts and states (contracts/bricks-elements.md §10, §10.1). */
export const tabsContract = defineContract({
  parts: [
    /** Holds the titles. */
    'list',
    /** Opens the pane of the same index. */
    'title',
    /** Content of one tab. */
    'pane',
    /** Printed by the builder before each pane for its layout on small screens, without any text. */
    'accordionTitle',
  ],
  states: [
    /** The chosen title and its pane. */
    'open',
    /** Every other pane, where the dialect has no style of its own for it. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: { list: '[data-part="list"]', title: '[data-part="title"]', pane: '[data-part="pane"]' },
      states: { open: '[data-open]', closed: '[hidden]' },
    },
    bricks: {
      parts: {
        list: '.tab-menu',
        title: '.tab-title:not([data-brx-tab-mode])',
        pane: '.tab-pane',
        accordionTitle: '[data-brx-tab-mode="accordion"]',
      },
      states: { open: 'brx-open' },
    },
  },
});

/** Ids that the builder makes up; they never go into the address. */
export const AUTO_ID = /^brxe?-/;

/** Ids of titles that the address never names, not even when the page loads (§10.2). */
export const UNNAMED_ID = /^brxe-/;

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
