import { defineContract } from '@stirrup/runtime';

const names = {
  parts: { field: 'input', clear: '.icon' },
  states: { clearable: 'brx-show', showing: 'brx-ls-active' },
} as const;

/** Names of parts and states (bricks-dynamic.md §4.2, §4.11). */
export const filterSearchContract = defineContract({
  parts: [
    /** The text field; the root, where that is a field itself. */
    'field',
    /** Empties the field; stands beside it, which may be outside of the root. */
    'clear',
  ],
  states: [
    /** Of the part `clear`, while there is something to clear. */
    'clearable',
    /** Of the results of a live search, which show only with it. */
    'showing',
  ],
  dialects: { stirrup: names, bricks: names },
});

/** Holds the results of a live search (bricks-dynamic.md §4.11). */
export const resultsOf = (queryId: string): string => `[data-brx-ls-wrapper="${CSS.escape(queryId)}"]`;
