import type { Texts } from '@stirrup/cms/texts';

/** Label of the button of an open mobile menu, which the builder prints (bricks-elements.md §2.1), and the menu's name. */
export const navMenuTexts = {
  closeMobileMenu: 'Close mobile menu',
  menu: 'Menu',
} as const satisfies Texts;
