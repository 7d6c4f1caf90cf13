/** Put on a form or a field by who wants nothing of it kept: it works wherever a page builder lets authors set attributes. */
export const NOT_KEPT = '[data-no-keep]';

/** What a visitor writes or chooses; buttons and files are nothing to keep. */
export const CONTROL =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="image"], [type="reset"])';

/** What nobody else may see, what robots are to fill in, and what bot checks have written (bricks-dynamic §§6.2, 6.5, 6.9). */
export const SECRET = [
  '[type="password"]',
  '.password-input-wrapper input',
  '[data-island="password-toggle"] input',
  '[autocomplete*="cc-"]',
  '[autocomplete*="password"]',
  '[autocomplete*="one-time-code"]',
  '[tabindex="-1"][autocomplete="off"]',
  '[name$="captcha-response"]',
].join();

/** Attributes that tell one form of a page from another: the form's id, and the item of a loop it stands in (bricks-dynamic §6.1). */
export const IDENTITY = ['data-element-id', 'id', 'data-loop-object-id'] as const;

/** Before the key of what is kept of a form in the tab's storage. */
export const KEY = 'stirrup-form';
