/** Event of a product page's tabs, emitted by them and by other scripts, through jQuery too: show the open tab again. */
export const INIT = 'init';

/** The title of a product's reviews, and that of the open tab; every release of the shop's script marks its item, too. */
export const REVIEWS_TITLE = '.reviews_tab > a';
export const OPEN_TITLE = '[role="tab"][aria-selected="true"]';
export const MARKED_TITLE = '.active > a';

/** An address that asks for a review, be it on this page or not. */
export const REVIEW_ADDRESS = /#.*comment-|comment-page-|[?&]cpage=/i;
