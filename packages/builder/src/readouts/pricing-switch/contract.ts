import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §42). */
export const pricingSwitchContract = defineContract({
  parts: [
    /** Holds the tabs. */
    'list',
    /** Shows the tables of its group. */
    'tab',
    /** A table of prices, of one group. */
    'table',
  ],
  states: [
    /** Set on the chosen tab, and on the tables that show. */
    'active',
    /** Set on every other table, in dialects without a style of their own for it. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: { list: '[data-part="list"]', tab: '[data-part="tab"]', table: '[data-part="table"]' },
      states: { active: '[data-active]', closed: '[hidden]' },
    },
    bricks: {
      parts: { list: '.tabs', tab: '.tab', table: '.pricing-table' },
      states: { active: 'active' },
    },
  },
});

/** Attribute with the group of a tab and of its tables, in every dialect that prints no class for it. */
const GROUP = 'data-group';

/** Class with the group of a tab and of its tables (bricks-elements.md §42). */
const GROUP_CLASS = /^tab-\d+$/;

/** The group of a tab or a table; undefined for a table that belongs to all. */
export function groupOf(element: Element): string | undefined {
  return element.getAttribute(GROUP) ?? [...element.classList].find((name) => GROUP_CLASS.test(name));
}
