import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-dynamic.md §4.2). */
export const activeFiltersContract = defineContract({
  parts: [
    /** The button of one active value; a click clears that value. */
    'button',
  ],
  // Responses add and remove buttons.
  mayGrow: true,
  dialects: {
    stirrup: { parts: { button: '[data-filter-id]' } },
    bricks: { parts: { button: '[data-filter-id]' } },
  },
});

/** Attributes of a button: its filter, its value, and the filter's parameter in the address. */
export const FOR = {
  filter: 'data-filter-id',
  value: 'data-filter-value',
  parameter: 'data-filter-url-param',
} as const;
