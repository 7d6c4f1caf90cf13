/** Class of a reset button that does not show while nothing is chosen (§4.2). */
export const HIDDEN_CLASS = 'brx-no-active-filter';
