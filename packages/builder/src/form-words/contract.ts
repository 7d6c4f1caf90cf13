/** What a visitor writes or chooses; buttons and files are nothing to keep. */
export const CONTROL =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="image"], [type="reset"])';

/** What nobody else may see, what robots are to fill in, and what bot checks have written (bricks-dynamic §§6.2, 6.5, 6.9). */
export const SECRET = [
  '[type="password"]',
  '[autocomplete*="cc-"]',
  '[autocomplete*="password"]',
  '[autocomplete*="one-time-code"]',
  '[tabindex="-1"][autocomplete="off"]',
  '[name$="captcha-response"]',
].join();
