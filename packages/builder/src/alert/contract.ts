/** Dismisses an alert: the builder's icon at its end (bricks-elements §9), not the pictures in its content. */
export const DISMISS = ':scope > svg, [data-part="dismiss"]';

/** Alerts that interrupt a screen reader when they come. */
export const URGENT = '.danger, .warning';

/** Key of a dismissed alert in the browser's storage; followed by the name that its author gave it. */
export const STORAGE_KEY = 'stirrup-alert-';
