import { ACTING_PARAMETERS } from '../query/address-contract.ts';
import { PAGE_PARAMETER } from '../query/contract.ts';

/**
 * The element around the list of links in the builder's markup, which its server sends for page links of any dialect
 * (bricks-dynamic.md §3.2).
 */
export const PRINTED_HOLDER = '.bricks-pagination';

/** Path segment before the page number, as in WordPress unless a plugin translates it. */
export const PAGE_SEGMENT = 'page';

/** Parameters of the current address that no link keeps: they trigger an action, or name a page themselves. */
export const LEFT_BEHIND: ReadonlySet<string> = new Set([PAGE_PARAMETER, 'product-page', ...ACTING_PARAMETERS]);
