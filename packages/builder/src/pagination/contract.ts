import { type DialectNames, defineContract } from '@stirrup/runtime';

/** Holds the list of links in the builder's markup, which its server sends for page links of any dialect (bricks-dynamic §3.2). */
export const PRINTED_HOLDER = '.bricks-pagination';

/** Names of parts and states (bricks-dynamic §§3.2, 3.8, 4.10). */
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

/** What a dialect calls the links. */
export type LinkNames = DialectNames<(typeof paginationContract)['parts'][number], string>['parts'];

/** What makes page links a landmark (§3.2). */
export const LANDMARK = 'nav, [role="navigation"]';

/** Query parameter with a page's number (§3.9). */
export const PAGE_PARAMETER = 'paged';

/** Segment of a path before a page's number, as WordPress has it unless a plugin translates it. */
export const PAGE_SEGMENT = 'page';

/** Parameters of the present address that no link takes along: they act, or name a page themselves. */
export const LEFT_BEHIND: ReadonlySet<string> = new Set([PAGE_PARAMETER, 'product-page', 'add-to-cart', 'remove_item']);
