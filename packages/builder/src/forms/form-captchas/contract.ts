import { RECAPTCHA_TOKEN } from '../form-fields/contract.ts';

/**
 * Action of a reCAPTCHA token; the builder's server accepts no other. Elsewhere as `data-action` says
 * (bricks-dynamic.md §6.5).
 */
export const ACTION = { builder: 'bricks_form_submit', other: 'submit' } as const;

/** Field name of a token, unless `data-field` says otherwise (bricks-dynamic.md §6.6). */
export const FIELD = {
  recaptcha: RECAPTCHA_TOKEN,
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
} as const;

/** On hCaptcha's frame: the id of its widget. */
export const HCAPTCHA_ID = 'data-hcaptcha-widget-id';

/**
 * Selector and classes of a failure message: printed for reCAPTCHA, made in the same classes for the others
 * (bricks-dynamic.md §6.5).
 */
export const PROBLEM = {
  text: 'p',
  made: 'form-group recaptcha-error brxe-alert danger',
} as const;

/** Ours, and optional: a global with other addresses of the scripts, by provider (`{"recaptcha": "https://www.recaptcha.net/…"}`). */
export const ADDRESSES = 'stirrup_captchas';
