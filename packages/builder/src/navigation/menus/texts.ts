import type { Texts } from '@stirrup/cms/texts';

/** Label of a button that opens a menu, which the builder prints (bricks-elements.md §2.1). */
export const menuTexts = { openMobileMenu: 'Open mobile menu' } as const satisfies Texts;
