import { defineContract } from '@stirrup/runtime';
import { CLOSING_CLASS, OPEN_CLASS } from '../../overlays/off-canvases/contract.ts';

/** Names of parts and states (bricks-elements.md §13, §16). */
export const navNestedContract = defineContract({
  parts: [
    /** The list of entries; it lies over the page while the menu is open. */
    'items',
  ],
  states: [
    /** Set on the root while the menu lies over the page, until it has closed. */
    'open',
    /** Set on the root while the menu is closing and still visible. */
    'closing',
    /** Printed on the root of a menu that shows one level of its dropdowns at a time. */
    'multilevel',
  ],
  dialects: {
    stirrup: {
      parts: { items: ':scope > [data-part="items"]' },
      states: { open: '[data-open]', closing: '[data-closing]', multilevel: '[data-multilevel]' },
    },
    bricks: {
      parts: { items: '.brx-nav-nested-items' },
      states: { open: OPEN_CLASS, closing: CLOSING_CLASS, multilevel: 'multilevel' },
    },
  },
});

/** Rows of a toggle that stay where the page does not display the toggle (bricks-elements.md §20). */
export const STANDING_ROW = '.brx-toggle-div';
