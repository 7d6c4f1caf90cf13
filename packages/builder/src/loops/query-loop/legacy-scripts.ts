import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'query loops and what they show while loading' },
  stays:
    "`bricks-scripts` takes the loops' trails off the page before anybody else is up: the builder's loops are " +
    'left to it, and with them their page links, their buttons that load more, and their filters (keep ' +
    '`bricks-filters` there). Loops in our own dialect stay ours',
};
