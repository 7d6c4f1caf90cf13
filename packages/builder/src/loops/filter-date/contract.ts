import { defineContract } from '@stirrup/runtime';

/** A date field has no parts: a theme names its options. */
export const filterDateContract = defineContract({
  parts: [],
  states: [],
  dialects: { stirrup: { parts: {}, states: {} }, bricks: { parts: {}, states: {} } },
});

/** The builder's type of date filters (bricks-dynamic.md §4.2). */
export const TYPE = 'datepicker';

/** Date formats of the server, without and with a time, in flatpickr's letters (bricks-dynamic.md §4.2, §4.8). */
export const SENT_FORMAT = { day: 'Y-m-d', time: 'Y-m-d H:i' } as const;
