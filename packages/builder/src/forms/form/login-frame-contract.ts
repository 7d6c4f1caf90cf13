/** The first field of a form that unlocks a page (bricks-dynamic.md §6.1). */
export const UNLOCK_FIELD = '[name="brx_pp_temp_id"]';

/**
 * Closes the dialog with WordPress's login in a frame; the button is in the page around the frame (bricks-dynamic.md
 * §6.7).
 */
export const CLOSE_LOGIN_FRAME = 'button.wp-auth-check-close';
