import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §12, §14, §18). */
export const dropdownContract = defineContract({
  parts: [
    /** The row of the item: its link or text, and its button. Without one, all of the item but its submenu is the row. */
    'row',
    /** The button that opens and closes the submenu. */
    'toggle',
    /** The submenu: a list, or a mega menu. */
    'content',
  ],
  states: [
    /** Set on the root while its submenu is open. */
    'open',
    /** Set on the root while the submenu stays open without the pointer; of several levels, on the one that shows. */
    'active',
    /** Printed on the root of an item with a mega menu. */
    'mega',
    /** Printed on the root of an item whose levels replace one another in one place. */
    'multilevel',
    /** Set on a submenu that is closed. */
    'closed',
    /** Set on a submenu that has been placed; the builder's styles hide others. */
    'placed',
    /** Set on a submenu of the first level that would exceed the viewport at its end. */
    'overflows',
    /** The same, for deeper levels. */
    'overflowsDeeper',
    /** The same, for levels that replace one another. */
    'overflowsMultilevel',
  ],
  dialects: {
    stirrup: {
      parts: { row: '[data-part="row"]', toggle: '[data-part="toggle"]', content: '[data-part="content"]' },
      states: {
        open: '[data-open]',
        active: '[data-active]',
        mega: '[data-mega]',
        multilevel: '[data-multilevel]',
        closed: '[hidden]',
        overflows: '[data-overflows]',
        overflowsDeeper: '[data-overflows]',
        overflowsMultilevel: '[data-overflows]',
      },
    },
    bricks: {
      parts: {
        row: '.brx-submenu-toggle',
        toggle: '.brx-submenu-toggle > button',
        content: '.brx-submenu-toggle ~ :is(.brx-megamenu, .brx-dropdown-content, ul)',
      },
      states: {
        open: 'open',
        active: 'active',
        mega: 'brx-has-megamenu',
        multilevel: 'brx-has-multilevel',
        placed: 'brx-submenu-positioned',
        overflows: 'brx-submenu-overflow-right',
        overflowsDeeper: 'brx-sub-submenu-overflow-right',
        overflowsMultilevel: 'brx-multilevel-overflow-right',
      },
    },
  },
});

/** Classes of a Back item that we add: the item, and the control in it (bricks-elements.md §16). */
export const BACK = { item: 'menu-item', control: 'brx-multilevel-back' } as const;

/** Attributes of a dropdown in a menu that shows one level at a time (bricks-elements.md §16). */
export const LEVEL = { toggle: 'data-toggle', backText: 'data-back-text' } as const;
