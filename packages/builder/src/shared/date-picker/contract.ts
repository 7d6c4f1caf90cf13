/** Attribute with the options of the calendar as JSON, named as in flatpickr, its library (bricks-dynamic.md §4.2). */
export const OPTIONS = 'data-bricks-datepicker-options';

/** Property under which a field keeps a calendar that another script has created. */
export const GIVEN = '_flatpickr';

/** Classes of flatpickr's. */
export const CALENDAR_CLASS = { root: 'flatpickr-calendar', disabled: 'flatpickr-disabled' } as const;

/** Selectors of flatpickr's parts, by classes that themes and the page's own styles know. */
export const CALENDAR = {
  day: '.flatpickr-day:not(.flatpickr-disabled, .hidden)',
  /** A cell of the grid, seven a week, also of days that cannot be chosen. */
  cell: '.flatpickr-day',
  chosen: '.selected',
  today: '.today',
  ofMonth: ':not(.prevMonthDay, .nextMonthDay)',
  /** Tab stops other than days; one day stands for all days. */
  controls: '.flatpickr-prev-month, .flatpickr-next-month, select, input, .flatpickr-am-pm',
} as const;
