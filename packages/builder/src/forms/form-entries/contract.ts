/** Controls whose entries are kept: neither buttons nor files. */
export const KEPT_CONTROL =
  'textarea, select, input:not([type="hidden"], [type="file"], [type="submit"], [type="button"], [type="image"], [type="reset"])';

/** Controls that are never kept: secrets, honeypots, and tokens of bot checks (bricks-dynamic.md §6.2, §6.5, §6.9). */
export const SECRET = [
  '[type="password"]',
  '[autocomplete*="cc-"]',
  '[autocomplete*="password"]',
  '[autocomplete*="one-time-code"]',
  '[tabindex="-1"][autocomplete="off"]',
  '[name$="captcha-response"]',
].join();
