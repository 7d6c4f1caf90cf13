/** A field whose dates come from a calendar, by the options that its attribute holds (bricks-dynamic §6.2). */
export const DATE_FIELD = 'input[type="text"][data-bricks-datepicker-options]';
