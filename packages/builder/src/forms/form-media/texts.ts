import type { Texts } from '@stirrup/cms/texts';

/** Names of the buttons that move a picture of a gallery among the others. The picture's own name follows. */
export const mediaTexts = {
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
} as const satisfies Texts;
