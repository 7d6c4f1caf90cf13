/** Controls that a visitor fills in. */
export const CONTROL = 'input, select, textarea';

/** A field for files (bricks-dynamic.md §6.2). */
export const FILE_FIELD = 'input[type="file"]';

/** Ours: when an element is shown, as JSON: on the element, or for fields by name on the form. */
export const CONDITION = { own: 'data-shown-when', ofFields: 'data-conditions' } as const;

/** Field name of reCAPTCHA's token (bricks-dynamic.md §6.6). */
export const RECAPTCHA_TOKEN = 'recaptchaToken';

/** Parts in which bot checks stand, in the order in which the builder asks (bricks-dynamic.md §6.5). */
export const BOT_CHECKS = ['hcaptcha', 'turnstile', 'recaptcha', 'enterprise'] as const;

/** Name of the error of a bot check that failed. */
export const CAPTCHA_ERROR = 'CaptchaError';

/** The focusable element that stands for a control hidden by the theme or an editor. */
export const STAND_IN = 'button, a[href], iframe, [tabindex], [contenteditable]';

/** A trap for robots; the way of hiding it varies (bricks-dynamic.md §6.2). */
export const HONEYPOT = 'input[tabindex="-1"][autocomplete="off"]';

/** The error message of a field, at its end (bricks-dynamic.md §6.3). */
export const MESSAGE = { class: 'form-group-error-message', shown: 'show', part: 'problem' } as const;

/** Attribute with the site's error message of a field (bricks-dynamic.md §6.2). */
export const PRINTED_MESSAGE = 'data-error-message';

/** The builder's prefix of a field's id in its name, or in an id (bricks-dynamic.md §6.2). */
export const NAME_PREFIX = 'form-field-';

/** On elements of other steps than the one that is shown: hidden, but still to be filled in. */
export const OTHER_STEP = 'data-other-step';

/** Delay of a validation after the last key, or after leaving the field, in ms (bricks-dynamic.md §6.3, §10.1). */
export const DELAY = 300;
