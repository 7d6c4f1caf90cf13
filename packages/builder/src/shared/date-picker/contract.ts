/** Options of the calendar as JSON, in the words of flatpickr, its library (bricks-dynamic.md §4.2). */
export const OPTIONS = 'data-bricks-datepicker-options';

/** Under which a field keeps the calendar that a script has given it. */
export const GIVEN = '_flatpickr';

/** The parts of the calendar; flatpickr's classes, which themes and the page's own styles know. */
export const CALENDAR = {
  root: 'flatpickr-calendar',
  day: '.flatpickr-day:not(.flatpickr-disabled, .hidden)',
  /** A place for a day, seven a week; also of days that may not be chosen. */
  cell: '.flatpickr-day',
  chosen: '.selected',
  today: '.today',
  ofMonth: ':not(.prevMonthDay, .nextMonthDay)',
  disabled: 'flatpickr-disabled',
  /** The stops of the Tab key, the days aside, of which one stands for all. */
  controls: '.flatpickr-prev-month, .flatpickr-next-month, select, input, .flatpickr-am-pm',
} as const;
