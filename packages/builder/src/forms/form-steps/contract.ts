/** Class of the container of added buttons: the builder's of a field, so that its styles apply. */
export const BUTTONS_CLASS = 'form-group';

/** Elements that name a step. */
export const HEADING = 'legend, h1, h2, h3, h4, h5, h6';

/**
 * Attribute of elements that are hidden by their condition: our own in every dialect, since the builder has no
 * conditions.
 */
export const UNMET = 'data-unmet';

/** Duration of showing or hiding by a condition, in ms. */
export const SLIDE_TIME = 200;

/** Emitted on a form when a condition has shown or hidden an element. */
export const CONDITIONS_CHANGED = 'stirrup:conditions';
