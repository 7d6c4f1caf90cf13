import { woocommerceSettings } from '../settings/page-settings.ts';
import type { Texts } from '../texts/text.ts';

/** Labels of the button beside a password, and announcements of its effect. */
export const passwordTexts = {
  hidePassword: { english: 'Hide password', printed: () => woocommerceSettings().i18n_password_hide },
  passwordHidden: 'Your password is hidden.',
  passwordShown: 'Your password is visible.',
  showPassword: { english: 'Show password', printed: () => woocommerceSettings().i18n_password_show },
} as const satisfies Texts;
