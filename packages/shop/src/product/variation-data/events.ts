/*
 * Events of a variation form, emitted and listened to (woocommerce.md §4.4). `show` and `hide` are emitted on the area
 * of the variation, and bubble. Import them as a namespace, `import * as FORM_EVENT`: bundles drop the names that nobody uses.
 */

/** Emitted once, with the form's `FormInstance`, when it is ready. */
export const up = 'wc_variation_form';
export const check = 'check_variations';
/** Only if the page contains the variations. */
export const selectChange = 'woocommerce_variation_select_change';
/** The last event of every change. */
export const changed = 'woocommerce_variation_has_changed';
export const updateOptions = 'update_variation_values';
export const optionsUpdated = 'woocommerce_update_variation_values';
/** With the variation. */
export const found = 'found_variation';
/** With the variation and a boolean: it can be bought. */
export const show = 'show_variation';
export const hide = 'hide_variation';
export const reset = 'reset_data';
export const resetImage = 'reset_image';
export const announceReset = 'announce_reset';
export const clearAnnouncement = 'clear_reset_announcement';
export const focusReset = 'reset_focus';
/** Listened to: the list of variations has changed. */
export const reload = 'reload_product_variations';
