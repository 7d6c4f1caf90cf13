import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-filters': 'dates' },
  takesOver: { 'bricks-flatpickr': 'calendars, where no form has dates' },
  stays: '`bricks-flatpickr-css`: the calendar looks by it',
};
