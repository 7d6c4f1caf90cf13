import type { Texts } from './text.ts';

/** What the buttons of a menu are called. */
export const slideMenuTexts = {
  openMobileMenu: 'Open mobile menu',
  toggleSubMenu: 'Toggle sub menu',
} as const satisfies Texts;
