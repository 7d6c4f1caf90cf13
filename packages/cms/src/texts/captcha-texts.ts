import type { Texts } from './text.ts';

/** What a form says when its bot check fails, behind the provider's name. */
export const captchaTexts = {
  captchaBlocked: 'The bot check could not be loaded. Does something in your browser block it?',
  captchaFailed: 'The bot check failed. Please try again.',
  captchaKey: 'Invalid site key.',
  captchaTimeout: 'The bot check took too long. Please try again.',
  captchaUnsolved: 'Please complete the bot check.',
} as const satisfies Texts;
