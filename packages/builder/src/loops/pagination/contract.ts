import { type DialectNames, defineContract, type PartName } from '@stirrup/runtime';
import { PRINTED_HOLDER } from './links-contract.ts';

/** Names of parts and states (bricks-dynamic.md §3.2, §3.8, §4.10). */
export const paginationContract = defineContract({
  parts: [
    /** The element around the links; the root in dialects without one. */
    'holder',
    /** The entry of the current page. */
    'current',
    /** Link to the previous page. */
    'previous',
    /** Link to the next page. */
    'next',
  ],
  states: [
    /** Set if the links load pages in place even without filters. In a dialect without this state they always do. */
    'fetches',
  ],
  dialects: {
    stirrup: { parts: { current: '[aria-current]', previous: 'a.prev', next: 'a.next' } },
    bricks: {
      parts: { holder: PRINTED_HOLDER, current: '[aria-current]', previous: 'a.prev', next: 'a.next' },
      states: { fetches: 'brx-ajax-pagination' },
    },
  },
});

/** The names of the links in a dialect. */
export type LinkNames = DialectNames<PartName<typeof paginationContract>, string>['parts'];

/** Elements that make page links a landmark (bricks-dynamic.md §3.2). */
export const LANDMARK = 'nav, [role="navigation"]';
