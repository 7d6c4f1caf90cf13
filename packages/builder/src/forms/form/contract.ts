import { defineContract, type PartName, type StateName } from '@stirrup/runtime';
import { RECAPTCHA_TOKEN } from '../form-fields/contract.ts';

/** Submit buttons; never sent to the server. */
const SUBMIT = '[type="submit"], button:not([type])';

/**
 * Our own parts in every dialect: the builder has neither steps nor reCAPTCHA Enterprise. The selectors of hCaptcha and
 * Turnstile include the providers' own.
 */
const EVERYWHERE = {
  submit: SUBMIT,
  date: 'input[type="text"][data-bricks-datepicker-options]',
  step: '[data-step]',
  next: '[data-step-next]',
  back: '[data-step-back]',
  progress: '[data-step-progress] > *',
  enterprise: '[data-captcha="enterprise"]',
  hcaptcha: '.h-captcha, [data-captcha="hcaptcha"]',
  turnstile: '.cf-turnstile, [data-captcha="turnstile"]',
} as const;

/** Names of parts and states (bricks-dynamic.md §6.2, §6.4, §6.5, §6.9). */
export const formContract = defineContract({
  parts: [
    /** The container of a field: its label, its control or choices, and its validation error. */
    'field',
    /** The submit button. */
    'submit',
    /** The container of the submit button, in dialects that have one. */
    'sending',
    /** A field with a calendar, configured by the options in its attribute. */
    'date',
    /** The row that is cloned for each file: the first one in its field, never shown itself. */
    'file',
    /** The file's name in a row. */
    'fileName',
    /** The button in a row that removes the file. */
    'remove',
    /**
     * The button in a row that dismisses the message about a refused file. The builder's is a clickable picture of a
     * cross.
     */
    'dismiss',
    /** The label that opens the file dialog if the theme hides the field itself. */
    'choose',
    /**
     * The button that opens WordPress's media library. A hidden input inside it is sent: the pictures' ids, joined by
     * commas.
     */
    'picture',
    /** The container of the previews in a field for several pictures. */
    'gallery',
    /** The preview of a chosen picture. */
    'preview',
    /** The button that removes a chosen picture. */
    'removePicture',
    /** A field for formatted text, edited in TinyMCE. */
    'richText',
    /** A password field, also while its text is visible. */
    'password',
    /** The container of a step's fields, or an element in the heading with which a step begins. */
    'step',
    /** The button to the next step; added if the form has none. */
    'next',
    /** The button to the previous step; added if the form has none. */
    'back',
    /** The progress display: an item for each step. */
    'progress',
    /** The container of a check by reCAPTCHA v3. */
    'recaptcha',
    /** The container of a check by reCAPTCHA Enterprise. */
    'enterprise',
    /** The container of a check by hCaptcha. */
    'hcaptcha',
    /** The container of a check by Turnstile. */
    'turnstile',
    /** The place of a bot check's error message. */
    'checkProblem',
  ],
  states: [
    /** Set on the submit button while the form is being sent; shows its spinner. */
    'sending',
    /** Set on a visible row of a file, and on the visible error message of a bot check. */
    'shown',
    /** Set on the row of a refused file. */
    'refused',
    /** Set on a field's container while files are dragged over it. */
    'over',
    /** Set on a button of the media library if it allows several pictures. */
    'multiple',
  ],
  dialects: {
    stirrup: {
      parts: {
        ...EVERYWHERE,
        field: '[data-part="field"]',
        file: '[data-part="file"]',
        fileName: '[data-part="file-name"]',
        remove: '[data-part="remove"]',
        dismiss: '[data-part="dismiss"]',
        choose: '[data-part="choose"]',
        richText: 'textarea[data-tinymce-settings]',
        recaptcha: '[data-captcha="recaptcha"]',
      },
      states: { sending: 'sending', shown: 'show', refused: 'danger', over: 'drag-over' },
    },
    bricks: {
      parts: {
        ...EVERYWHERE,
        field: '.form-group',
        sending: '.submit-button-wrapper',
        file: '.file-result',
        fileName: '.file-result .text',
        remove: '.file-result .remove',
        dismiss: '.file-result svg',
        choose: '.choose-files',
        picture: 'button.choose-files.image',
        gallery: '.gallery-preview',
        preview: '.image-preview',
        removePicture: '.image-preview .remove',
        richText: 'textarea.form-field-richtext',
        password: '.password-input-wrapper input',
        recaptcha: '.recaptcha-hidden, [data-captcha="recaptcha"]',
        checkProblem: '.recaptcha-error',
      },
      states: { sending: 'sending', shown: 'show', refused: 'danger', over: 'drag-over', multiple: 'multiple' },
    },
  },
});

/** Our name of a part of a form. */
export type FormPart = PartName<typeof formContract>;

/** Our name of a state in a form. */
export type FormState = StateName<typeof formContract>;

/** The action of admin-ajax (bricks-dynamic.md §6.6). */
export const SUBMIT_ACTION = 'bricks_form_submit';

/** The fields sent after the form's own, in this order (bricks-dynamic.md §6.6). */
export const FIELD = {
  action: 'action',
  /** The loop's object; outside loops, the page's post. */
  loop: 'loopId',
  post: 'postId',
  form: 'formId',
  /** Empty unless a bot check fills it. */
  token: RECAPTCHA_TOKEN,
  nonce: 'nonce',
  /** Address of the page. */
  referrer: 'referrer',
  /** Sent only if the form is part of a component. */
  component: 'componentId',
  /** JSON of the page's query string. */
  query: 'urlParams',
  /** Sent only if the form is a global element. */
  global: 'globalId',
} as const;

/** Code of a response that reports an outdated nonce (bricks-dynamic.md §6.7). */
export const INVALID_NONCE = 'invalid_nonce';

/**
 * Codes of WordPress's errors about an account, and the type of the field that each is about (bricks-dynamic.md §6.7).
 */
export const TYPE_OF_PROBLEM = [
  [/mail/, 'email'],
  [/pass/, 'password'],
] as const;

/**
 * The message at the form's end: `<div class="message success"><div class="text">…</div></div>` (bricks-dynamic.md
 * §6.7).
 */
export const MESSAGE = {
  class: 'message',
  text: 'text',
  /** The close button, if `data-notice` asks for one. */
  close: 'close',
  /** Set while the message is closing. */
  closing: 'closing',
} as const;

/** Duration of closing a message, in ms (bricks-dynamic.md §10.1). */
export const CLOSING_TIME = 200;

/** Delay between the message and a reload of the page, in ms (bricks-dynamic.md §6.7). */
export const REFRESH_DELAY = 1000;
