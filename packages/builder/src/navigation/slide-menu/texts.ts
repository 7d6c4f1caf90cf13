import type { Texts } from '@stirrup/cms/texts';

/** Labels of a menu's buttons. */
export const slideMenuTexts = {
  toggleSubMenu: 'Toggle sub menu',
} as const satisfies Texts;
