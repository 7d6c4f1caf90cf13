/** One value that is filtered by; a click gives it up (§4.2). */
export const BUTTON = '[data-filter-id]';

/** What a button is for: the filter, its value, and the filter's parameter in the address. */
export const FOR = {
  filter: 'data-filter-id',
  value: 'data-filter-value',
  parameter: 'data-filter-url-param',
} as const;
