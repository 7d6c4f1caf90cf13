import { RECAPTCHA_TOKEN } from '../form-fields/contract.ts';

/**
 * Action of a reCAPTCHA token. The builder's server accepts no other; elsewhere `data-action` may change it
 * (bricks-dynamic.md §6.5).
 */
export const ACTION = { builder: 'bricks_form_submit', other: 'submit' } as const;

/** Default field name of a token; `data-field` overrides it (bricks-dynamic.md §6.6). */
export const FIELD = {
  recaptcha: RECAPTCHA_TOKEN,
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
} as const;

/** Attribute of hCaptcha's frame with the id of its widget. */
export const HCAPTCHA_ID = 'data-hcaptcha-widget-id';

/**
 * Selector and classes of a failure message. The page prints one for reCAPTCHA; for the others we create one with the
 * same classes (bricks-dynamic.md §6.5).
 */
export const PROBLEM = {
  text: 'p',
  made: 'form-group recaptcha-error brxe-alert danger',
} as const;

/**
 * Our optional global with other addresses of the scripts, by provider (`{"recaptcha":
 * "https://www.recaptcha.net/…"}`).
 */
export const ADDRESSES = 'stirrup_captchas';
