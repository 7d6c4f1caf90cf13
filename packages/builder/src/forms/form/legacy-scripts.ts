import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'forms' },
  stays:
    "**TinyMCE's file** (`window.tinymce`; the builder loads it with each field for formatted text, the files " +
    'beside it are fetched by it): without it such fields are plain ones. `media-editor` and what it needs ' +
    "(`wp.media`), for fields of the media library. `bricks-scripts`: the builder's other elements. A submit " +
    'does not reach it; while it is there, it too looks at fields as they are filled in, and shows files in ' +
    'rows of its own',
};
