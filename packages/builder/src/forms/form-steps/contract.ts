/** Attributes of ours, for every dialect: the builder itself knows neither steps nor conditions. */

/** Elements that name a step. */
export const HEADING = 'legend, h1, h2, h3, h4, h5, h6';

/** On elements hidden by their condition. */
export const UNMET = 'data-unmet';

/** Time in which an element appears once its condition is met, in ms. */
export const SLIDE_TIME = 200;

/** Raised on a form where something has been shown or hidden by its condition. */
export const CONDITIONS_CHANGED = 'stirrup:conditions';
