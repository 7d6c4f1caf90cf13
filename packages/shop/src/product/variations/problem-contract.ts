/*
 * Names that only a page with a problem needs: apart, so that others do not load them.
 */

/** Classes of what says that no variation matches (woocommerce.md §5.5). */
export const NO_MATCH_CLASSES = 'wc-no-matching-variations woocommerce-info';

/** Class of what says that the shop could not be asked; the optional stylesheet knows it. */
export const PROBLEM_CLASS = 'stirrup-message';
