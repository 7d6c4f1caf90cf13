import type { Texts } from '@stirrup/cms/texts';

/** Labels of a menu's buttons. */
export const slideMenuTexts = {
  openMobileMenu: 'Open mobile menu',
  toggleSubMenu: 'Toggle sub menu',
} as const satisfies Texts;
