import { defineProps, string } from '@stirrup/runtime';

const summary = 'data-brx-qr-stats-data';

/** Options of a text that follows a loop: the loop's id, under the name of the fact that it shows. */
export const queryTextProps = defineProps(
  {
    /** Shows which results are shown, of how many. */
    summaryOf: string(),
    /** Shows how many results there are. */
    countOf: string(),
    /** Shows what a live search asks for. */
    termOf: string(),
    /** The words of a summary, in which HTML's characters may be escaped. */
    noResultsText: string('No results'),
    oneResultText: string('1 result'),
    /** With `%start%`, `%end%` and `%total%`. */
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
