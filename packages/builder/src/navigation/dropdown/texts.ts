import type { Texts } from '@stirrup/cms/texts';

/** Texts of submenus with several levels (bricks-elements.md §16). */
export const dropdownTexts = { back: 'Back' } as const satisfies Texts;
