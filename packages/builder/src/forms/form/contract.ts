/** Names of the builder's forms (bricks-dynamic.md §6, §9.2, §10). */

import { defineContract } from '@stirrup/runtime';
import { RECAPTCHA_TOKEN } from '../form-fields/contract.ts';

/** Submit buttons; never sent to the server. */
const SUBMIT = '[type="submit"], button:not([type])';

/** Ours in every form: the builder itself knows neither steps nor Enterprise, and the last two are the providers' own. */
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
    /** Around a field: its label, its control or its choices, and what is wrong with it. */
    'field',
    /** Sends the form. */
    'submit',
    /** Around what sends the form, where there is such an element. */
    'sending',
    /** A field whose dates come from a calendar, by the options that its attribute holds. */
    'date',
    /** The row that every file's row is cloned from: the first of its field, and never shown itself. */
    'file',
    /** In a row: the file's name. */
    'fileName',
    /** In a row: takes the file out. */
    'remove',
    /** In a row: takes away what is said of a file that was refused; the builder's cross is a picture that is clicked. */
    'dismiss',
    /** The label that opens the dialog where the theme hides the field itself. */
    'choose',
    /** Opens WordPress's media library; its hidden field, inside of it, is what is sent: the pictures' ids, joined by commas. */
    'picture',
    /** Around the previews of a field for several pictures. */
    'gallery',
    /** A picture that was chosen. */
    'preview',
    /** Takes it out. */
    'removePicture',
    /** A field for formatted text, edited in TinyMCE. */
    'richText',
    /** A password, also while it is shown. */
    'password',
    /** Around a step's fields, or in the heading that a step begins with. */
    'step',
    /** Buttons to the next and the previous step; made where the form has none. */
    'next',
    'back',
    /** The progress display: an item for each step. */
    'progress',
    /** Containers of the bot checks, by provider. */
    'recaptcha',
    'enterprise',
    'hcaptcha',
    'turnstile',
    /** The place of a bot check's error message. */
    'checkProblem',
  ],
  states: [
    /** Of the submit button, while an answer is awaited: shows its spinner. */
    'sending',
    /** Of a file's row, and of a bot check's error message. */
    'shown',
    /** Of a file's row: the file was refused. */
    'refused',
    /** Of a field, and all that belongs to it, while files are over it. */
    'over',
    /** Of what opens the media library: several pictures may be taken. */
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

/** Our own name of a part of a form. */
export type FormPart = (typeof formContract)['parts'][number];

/** Our own name of a state of one. */
export type FormState = (typeof formContract)['states'][number];

/** The action of admin-ajax (bricks-dynamic.md §6.6). */
export const SUBMIT_ACTION = 'bricks_form_submit';

/** The fields sent after the form's own, in this order (bricks-dynamic.md §6.6). */
export const FIELD = {
  action: 'action',
  /** The loop's object; the page's post outside of loops. */
  loop: 'loopId',
  post: 'postId',
  form: 'formId',
  /** Empty where no bot check has one. */
  token: RECAPTCHA_TOKEN,
  nonce: 'nonce',
  /** Address of the page. */
  referrer: 'referrer',
  /** Only where the form is part of a component. */
  component: 'componentId',
  /** JSON of the page's query string. */
  query: 'urlParams',
  /** Only where the form is a global element. */
  global: 'globalId',
} as const;

/** Raised on the document (bricks-dynamic.md §10): `{elementId, formData}`, after an answer with `res`, its JSON. */
export const EVENT = {
  submit: 'bricks/form/submit',
  success: 'bricks/form/success',
  error: 'bricks/form/error',
} as const;

/** Code of an answer that says that the nonce is outdated (bricks-dynamic.md §6.7). */
export const INVALID_NONCE = 'invalid_nonce';

/**
 * Codes of WordPress's problems with an account, and the type of the one field that each is about
 * (bricks-dynamic.md §6.7).
 */
export const TYPE_OF_PROBLEM = [
  [/mail/, 'email'],
  [/pass/, 'password'],
] as const;

/**
 * The message, at the form's end: `<div class="message success"><div class="text">…</div></div>`
 * (bricks-dynamic.md §6.7).
 */
export const MESSAGE = {
  class: 'message',
  text: 'text',
  /** Its button, where `data-notice` asks for one. */
  close: 'close',
  /** While it goes. */
  closing: 'closing',
} as const;

/** How long a message shows that it closes, in ms (bricks-dynamic.md §10.1). */
export const CLOSING_TIME = 200;

/** How long the message stands before the page is loaded anew, in ms (bricks-dynamic.md §6.7). */
export const REFRESH_DELAY = 1000;
