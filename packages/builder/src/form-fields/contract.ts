/** Around a field: its label, its control or its choices, and what is wrong with it (bricks-dynamic §6.2). */
export const FIELD = '.form-group, [data-part="field"]';

/** What a visitor fills in. */
export const CONTROL = 'input, select, textarea';

/** What sends the form; never told to the server. */
export const SUBMIT_BUTTON = '[type="submit"], button:not([type])';

/** A field for files (§6.2). */
export const FILE_FIELD = 'input[type="file"]';

/** A field whose dates come from a calendar, by the options that its attribute holds (§6.2). */
export const DATE_FIELD = 'input[type="text"][data-bricks-datepicker-options]';

/** Ours, for every dialect: around a step's fields, or in the heading that a step begins with. */
export const STEP = '[data-step]';

/** Ours: when an element is shown, as JSON: on the element, or for fields by name on the form. */
export const CONDITION = { own: 'data-shown-when', ofFields: 'data-conditions' } as const;

/** Element of the builder's reCAPTCHA. */
export const BUILDER_RECAPTCHA = '.recaptcha-hidden';

/** What a bot check stands in, by its provider: the builder's markup, and ours (§6.5). */
export const BOT_CHECK = {
  recaptcha: `${BUILDER_RECAPTCHA}, [data-captcha="recaptcha"]`,
  enterprise: '[data-captcha="enterprise"]',
  hcaptcha: '.h-captcha, [data-captcha="hcaptcha"]',
  turnstile: '.cf-turnstile, [data-captcha="turnstile"]',
} as const;

/** What reCAPTCHA's token is sent as (§6.6). */
export const RECAPTCHA_TOKEN = 'recaptchaToken';

/** Name of the error of a bot check that failed. */
export const CAPTCHA_ERROR = 'CaptchaError';

/** What has the focus for a control that the theme or an editor has put out of sight. */
export const STAND_IN = 'button, a[href], iframe, [tabindex], [contenteditable]';

/** A trap for robots; what it is hidden by varies (bricks-dynamic §6.2). */
export const HONEYPOT = 'input[tabindex="-1"][autocomplete="off"]';

/** Says what is wrong with a field, at its end (bricks-dynamic §6.3). */
export const MESSAGE = { class: 'form-group-error-message', shown: 'show', part: 'problem' } as const;

/** What the site wants said of a field that is filled in wrongly (bricks-dynamic §6.2). */
export const PRINTED_MESSAGE = 'data-error-message';

/** What the builder puts before a field's id to make it a name, or an id (bricks-dynamic §6.2). */
export const NAME_PREFIX = 'form-field-';

/** On what belongs to another step of the form than the one that is shown: hidden, but to be come back to. */
export const OTHER_STEP = 'data-other-step';

/** A field is looked at so long after the last key, or after it was left, in ms (bricks-dynamic §§6.3, 10.1). */
export const DELAY = 300;
