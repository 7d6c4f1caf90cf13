import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §44). */
export const socialPageContract = defineContract({
  parts: [
    /** The place of the page, with the options of Facebook's plugin in its attributes. */
    'page',
  ],
  dialects: {
    bricks: { parts: { page: '.fb-page' } },
  },
});

/** Attribute of the place with the address of the page on Facebook (bricks-elements.md §44). */
export const ADDRESS = 'data-href';

/** Ours: emitted on `document` when a visitor allows the content of social networks, by our button or by the site's own. */
export const ALLOWED = 'stirrup_social_allowed';

/** Attribute of the button that the island adds: a copy of a waiting island contains it, too. */
export const ADDED = 'data-social-addition';
