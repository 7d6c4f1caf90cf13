/** Attributes of ours, for every dialect: the builder itself knows neither steps nor conditions. */

/** What a step is called. */
export const HEADING = 'legend, h1, h2, h3, h4, h5, h6';

/** On what is hidden by its condition. */
export const UNMET = 'data-unmet';

/** How long what is shown by a condition takes to appear, in ms. */
export const SLIDE_TIME = 200;

/** Raised on a form where something has been shown or hidden by its condition. */
export const CONDITIONS_CHANGED = 'stirrup:conditions';
