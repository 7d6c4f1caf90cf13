import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §8). */
export const searchOverlayContract = defineContract({
  parts: [
    /** Opens and closes the overlay; there may be several. */
    'toggle',
    /** The layer over the page, with the form in it. */
    'overlay',
    /** The heading in the overlay, of any tag; it names the dialog. */
    'heading',
    /** The search field, which gets the focus: the first, if there are several. */
    'field',
    /** Labels of fields; the first names the dialog if there is no heading. */
    'label',
    /** Closes the overlay from inside. */
    'close',
  ],
  states: [
    /** Set on the overlay. A dialect has either this state or `closed`. */
    'open',
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: {
        toggle: '[data-part="toggle"]',
        overlay: '[data-part="overlay"]',
        heading: '[data-part="heading"]',
        field: '[data-part="field"]',
        label: 'label[for]',
        close: '[data-part="close"]',
      },
      states: { closed: '[hidden]' },
    },
    bricks: {
      parts: {
        toggle: ':scope > .toggle',
        overlay: ':scope > .bricks-search-overlay',
        heading: '.bricks-search-inner > .title',
        field: 'input[type="search"]',
        label: 'label[for]',
        close: '.bricks-search-overlay > .close',
      },
      states: { open: 'show' },
    },
  },
});
