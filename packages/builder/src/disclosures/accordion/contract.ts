import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §11.1, §11.2). */
export const accordionContract = defineContract({
  parts: [
    /** An item opens and closes if it has both a title and a content. */
    'item',
    /** The first title in an item opens and closes it. */
    'title',
    /** The first content in an item is the panel that is shown and hidden. */
    'content',
  ],
  states: [
    /** Set on an item as soon as it begins to open. */
    'open',
  ],
  mayGrow: true,
  dialects: {
    bricks: {
      parts: {
        item: ':scope > :is(.accordion-item, .brxe-section, .brxe-container, .brxe-block, .brxe-div)',
        title: '.accordion-title-wrapper',
        content: '.accordion-content-wrapper',
      },
      states: { open: 'brx-open' },
    },
  },
});

/** Controls with an action of their own, also inside a title. A title becomes one as soon as it has `aria-expanded`. */
export const CONTROL = 'a, button, input, label, select, textarea, [aria-expanded]';

/**
 * Names in the builder's list of settings (bricks-elements.md §11.1). `first` is deprecated; the builder still honours
 * it.
 */
export const SETTING = { first: 'expandFirstItem', independent: 'independentToggle' } as const;

/**
 * Prefix of the events emitted on `document` when an item has come to rest; `open` or `close` follows. Details:
 * `elementId`, and the item as `openItem` or `closeItem` (bricks-elements.md §1.10).
 */
export const EVENT = 'bricks/accordion/';

/** Attribute that holds the builder's id of an element, for events. */
export const SCRIPT_ID = 'data-script-id';
