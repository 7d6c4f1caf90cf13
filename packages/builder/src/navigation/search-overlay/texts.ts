import type { Texts } from '@stirrup/cms/texts';

/** Names of controls that the page has printed without one (bricks-elements.md §2.2). */
export const searchOverlayTexts = {
  closeSearch: 'Close search',
  toggleSearch: 'Toggle search',
} as const satisfies Texts;
