import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-dynamic.md §4.2). */
export const activeFiltersContract = defineContract({
  parts: [
    /** One value that is filtered by; a click gives it up. */
    'button',
  ],
  states: [],
  // Answers bring buttons, and take them away.
  mayGrow: true,
  dialects: {
    stirrup: { parts: { button: '[data-filter-id]' }, states: {} },
    bricks: { parts: { button: '[data-filter-id]' }, states: {} },
  },
});

/** Attributes of a button: its filter, its value, and the filter's parameter in the address. */
export const FOR = {
  filter: 'data-filter-id',
  value: 'data-filter-value',
  parameter: 'data-filter-url-param',
} as const;
