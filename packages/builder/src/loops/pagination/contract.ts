import { type DialectNames, defineContract } from '@stirrup/runtime';
import { PRINTED_HOLDER } from './links-contract.ts';

/** Names of parts and states (bricks-dynamic.md §3.2, §3.8, §4.10). */
export const paginationContract = defineContract({
  parts: [
    /** Its content is the links; the root, where the dialect has none. */
    'holder',
    /** The entry of the page that is shown. */
    'current',
    /** Links to the neighbours of that page. */
    'previous',
    'next',
  ],
  states: [
    /** Links fetch by themselves, and not only where the loop has filters; always, where the dialect makes no difference. */
    'fetches',
  ],
  dialects: {
    stirrup: { parts: { current: '[aria-current]', previous: 'a.prev', next: 'a.next' }, states: {} },
    bricks: {
      parts: { holder: PRINTED_HOLDER, current: '[aria-current]', previous: 'a.prev', next: 'a.next' },
      states: { fetches: 'brx-ajax-pagination' },
    },
  },
});

/** The names of the links in a dialect. */
export type LinkNames = DialectNames<(typeof paginationContract)['parts'][number], string>['parts'];

/** Elements that make page links a landmark (bricks-dynamic.md §3.2). */
export const LANDMARK = 'nav, [role="navigation"]';
