/** Names of the builder's forms (contracts/bricks-dynamic.md §§6, 9.2, 10). */

import { RECAPTCHA_TOKEN } from '../form-fields/contract.ts';

/** What admin-ajax is asked for (§6.6). */
export const SUBMIT_ACTION = 'bricks_form_submit';

/** What is sent after the form's own fields, in this order (§6.6). */
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

/** Raised on the document (§10): `{elementId, formData}`, after an answer with `res`, its JSON. */
export const EVENT = {
  submit: 'bricks/form/submit',
  success: 'bricks/form/success',
  error: 'bricks/form/error',
} as const;

/** Code of an answer that says that the nonce is outdated (§6.7). */
export const INVALID_NONCE = 'invalid_nonce';

/** Codes of WordPress's problems with an account, and the type of the one field that each is about (§6.7). */
export const TYPE_OF_PROBLEM = [
  [/mail/, 'email'],
  [/pass/, 'password'],
] as const;

/** On the button while an answer is awaited: shows its spinner (§6.6). */
export const SENDING_CLASS = 'sending';

/** On the form: `true` while an answer is awaited, `false` afterwards (§6.6). */
export const SUBMITTING_ATTRIBUTE = 'data-submitting';

/** The message, at the form's end: `<div class="message success"><div class="text">…</div></div>` (§6.7). */
export const MESSAGE = {
  class: 'message',
  text: 'text',
  /** Its button, where `data-notice` asks for one. */
  close: 'close',
  /** While it goes. */
  closing: 'closing',
} as const;

/** How long a message shows that it closes, in ms (§10.1). */
export const CLOSING_TIME = 200;

/** How long the message stands before the page is loaded anew, in ms (§6.7). */
export const REFRESH_DELAY = 1000;

/** Takes a picture of the media library out of the form (§6.2). */
export const REMOVE_PICTURE = '.image-preview .remove';
