import { defineContract } from '@stirrup/runtime';

/** A date field has no parts; a theme may still name its options. */
export const filterDateContract = defineContract({
  dialects: { bricks: {} },
});

/** The builder's type of date filters (bricks-dynamic.md §4.2). */
export const TYPE = 'datepicker';

/** The server's date formats, without and with a time, in flatpickr's notation (bricks-dynamic.md §4.2, §4.8). */
export const SENT_FORMAT = { day: 'Y-m-d', time: 'Y-m-d H:i' } as const;
