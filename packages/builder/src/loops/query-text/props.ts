import { defineProps, optional, string } from '@stirrup/runtime';

const summary = 'data-brx-qr-stats-data';

/** Options of a text about a loop: the loop's id, under the name of the fact that it shows. */
export const queryTextProps = defineProps(
  {
    /** Shows the range of shown results and their total number. */
    summaryOf: string(),
    /** Shows the number of results. */
    countOf: string(),
    /** Shows the term of a live search. */
    termOf: string(),
    /** Summary without results; it may contain escaped HTML. @default the text `noResults` */
    noResultsText: optional(string()),
    /** Summary of one result; it may contain escaped HTML. @default the text `oneResult` */
    oneResultText: optional(string()),
    /** Summary of several results; it contains `%start%`, `%end%` and `%total%`. */
    statsFormat: string('%start% - %end% / %total%'),
  },
  {
    bricks: {
      summaryOf: 'data-brx-qr-stats',
      countOf: 'data-brx-qr-count',
      termOf: 'data-brx-ls-term',
      noResultsText: { attribute: summary, key: 'noResultsText' },
      oneResultText: { attribute: summary, key: 'oneResultText' },
      statsFormat: { attribute: summary, key: 'statsFormat' },
    },
  },
);
