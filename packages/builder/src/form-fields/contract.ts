/** What a visitor fills in. */
export const CONTROL = 'input, select, textarea';

/** A field for files (§6.2). */
export const FILE_FIELD = 'input[type="file"]';

/** Ours: when an element is shown, as JSON: on the element, or for fields by name on the form. */
export const CONDITION = { own: 'data-shown-when', ofFields: 'data-conditions' } as const;

/** What reCAPTCHA's token is sent as (§6.6). */
export const RECAPTCHA_TOKEN = 'recaptchaToken';

/** Parts in which bot checks stand, in the order in which the builder asks (bricks-dynamic §6.5). */
export const BOT_CHECKS = ['hcaptcha', 'turnstile', 'recaptcha', 'enterprise'] as const;

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
