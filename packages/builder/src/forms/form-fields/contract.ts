/** Controls that a visitor fills in. */
export const CONTROL = 'input, select, textarea';

/** Attribute of a button that submits a form as it is: a draft, or the way back. */
export const UNCHECKED = 'formnovalidate';

/** A field for files (bricks-dynamic.md §6.2). */
export const FILE_FIELD = 'input[type="file"]';

/** Our attributes with a condition as JSON: on the element that it shows, or, by field name, on the form. */
export const CONDITION = { own: 'data-shown-when', ofFields: 'data-conditions' } as const;

/** Field name of reCAPTCHA's token (bricks-dynamic.md §6.6). */
export const RECAPTCHA_TOKEN = 'recaptchaToken';

/** Parts for bot checks, in the order in which the builder runs them (bricks-dynamic.md §6.5). */
export const BOT_CHECKS = ['hcaptcha', 'turnstile', 'recaptcha', 'enterprise'] as const;

/** Name of the error of a failed bot check. */
export const CAPTCHA_ERROR = 'CaptchaError';

/** The focusable element in place of a control that the theme or an editor hides. */
export const STAND_IN = 'button, a[href], iframe, [tabindex], [contenteditable]';

/** A honeypot for robots; themes hide it in various ways (bricks-dynamic.md §6.2). */
export const HONEYPOT = 'input[tabindex="-1"][autocomplete="off"]';

/** The validation error of a field, at the field's end (bricks-dynamic.md §6.3). */
export const MESSAGE = { class: 'form-group-error-message', shown: 'show', part: 'problem' } as const;

/** Attribute with the site's validation error of a field (bricks-dynamic.md §6.2). */
export const PRINTED_MESSAGE = 'data-error-message';

/** The builder's prefix of a field's id, in its name or in an id (bricks-dynamic.md §6.2). */
export const NAME_PREFIX = 'form-field-';

/** Attribute of elements in hidden steps, which still have to be filled in. */
export const OTHER_STEP = 'data-other-step';

/** Delay of a validation after the last key, or after leaving the field, in ms (bricks-dynamic.md §6.3, §10.1). */
export const DELAY = 300;

/** Timeout of a request without files, in ms: mails and other services may take their time. */
export const TIMEOUT = 30_000;

/** The same with files: the time of a slow line for some pictures of a telephone. */
export const UPLOAD_TIMEOUT = 600_000;

/** Emitted on the document (bricks-dynamic.md §10): `{elementId, formData}`, after a response also `res`, its JSON. */
export const EVENT = {
  submit: 'bricks/form/submit',
  success: 'bricks/form/success',
  error: 'bricks/form/error',
} as const;
