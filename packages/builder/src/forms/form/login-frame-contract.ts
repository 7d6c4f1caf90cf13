/** The first field of a form that unlocks a page (bricks-dynamic.md §6.1). */
export const UNLOCK_FIELD = '[name="brx_pp_temp_id"]';

/**
 * Closes the dialog in whose frame WordPress has asked for the login; stands in the page around it
 * (bricks-dynamic.md §6.7).
 */
export const CLOSE_LOGIN_FRAME = 'button.wp-auth-check-close';
