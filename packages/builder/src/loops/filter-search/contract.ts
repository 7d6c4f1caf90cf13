import { defineContract } from '@stirrup/runtime';

const names = {
  parts: { field: 'input', clear: '.icon' },
  states: { clearable: 'brx-show', showing: 'brx-ls-active' },
} as const;

/** Names of parts and states (bricks-dynamic.md §4.2, §4.11). */
export const filterSearchContract = defineContract({
  parts: [
    /** The text field, unless the root is the field itself. */
    'field',
    /** The button that clears the field; beside the field, perhaps outside the root. */
    'clear',
  ],
  states: [
    /** Set on the part `clear` while there is text to clear. */
    'clearable',
    /** Set on the visible results of a live search. */
    'showing',
  ],
  dialects: { stirrup: names, bricks: names },
});

/** The selector of the results of a live search (bricks-dynamic.md §4.11). */
export const resultsOf = (queryId: string): string => `[data-brx-ls-wrapper="${CSS.escape(queryId)}"]`;
