import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §11.1, §11.2). */
export const accordionContract = defineContract({
  parts: [
    /** Opens and closes where it has both of the others. */
    'item',
    /** Opens and closes its item: the first one in it. */
    'title',
    /** The panel that is shown and hidden: the first one in its item. */
    'content',
  ],
  states: [
    /** Of an item, from the moment that it begins to open. */
    'open',
  ],
  mayGrow: true,
  dialects: {
    stirrup: {
      parts: { item: '[data-part="item"]', title: '[data-part="title"]', content: '[data-part="content"]' },
      states: { open: '[data-open]' },
    },
    bricks: {
      parts: { item: ':scope > *', title: '.accordion-title-wrapper', content: '.accordion-content-wrapper' },
      states: { open: 'brx-open' },
    },
  },
});

/** Controls that act for themselves, also inside of a title; a title is one as soon as it says whether it is open. */
export const CONTROL = 'a, button, input, label, select, textarea, [aria-expanded]';

/**
 * Words of the builder's list of settings (bricks-elements.md §11.1); the first is an old one, which it still honours.
 */
export const SETTING = { first: 'expandFirstItem', independent: 'independentToggle' } as const;

/**
 * Raised on `document` when an item has come to rest, followed by `open` or `close`; details: `elementId`, and the item as
 * `openItem` or `closeItem` (bricks-elements.md §1.10).
 */
export const EVENT = 'bricks/accordion/';

/** Attribute that holds the builder's id of an element, for events. */
export const SCRIPT_ID = 'data-script-id';
