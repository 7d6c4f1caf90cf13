import type { Texts } from '@stirrup/cms/texts';

/** Errors of a form's bot check, by reason. The provider's name precedes them. */
export const captchaTexts = {
  captcha_blocked: 'The bot check could not be loaded. Does something in your browser block it?',
  captcha_failed: 'The bot check failed. Please try again.',
  captcha_key: 'The bot check is not set up correctly. Please tell the owner of this site.',
  captcha_timeout: 'The bot check took too long. Please try again.',
  captcha_unsolved: 'Please complete the bot check.',
} as const satisfies Texts;
