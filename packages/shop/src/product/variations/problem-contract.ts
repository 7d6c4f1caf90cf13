/*
 * Names for error messages, in a file of their own, so that pages without errors do not load them.
 */

/** Classes of the message that no variation matches (woocommerce.md §5.5). */
export const NO_MATCH_CLASSES = 'wc-no-matching-variations woocommerce-info';

/** Class of the message about a failed request, known to the optional stylesheet. */
export const PROBLEM_CLASS = 'stirrup-message';
