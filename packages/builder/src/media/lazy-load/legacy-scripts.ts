import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'lazy pictures, backgrounds, frames and videos' },
  stays:
    '**without this island or `bricks-scripts` no lazy picture of the builder ever shows**; both may be there, ' +
    'and neither undoes what the other has shown',
};
