import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Calendars: flatpickr’s, set up', file: 'build-calendar.ts', limit: 1500 },
    { label: 'Calendars: as a dialog, by keys', file: 'make-accessible.ts', limit: 1340 },
  ],
};
