import { afterEach, beforeEach, vi } from 'vitest';
import type { Captcha } from '../forms/form-captchas/captcha.ts';
import { CaptchaError } from '../forms/form-captchas/captcha-error.ts';
import { createCaptcha } from '../forms/form-captchas/create-captcha.tsx';
import { nameForms } from './name-forms.ts';
import { renderPart } from './render-part.ts';

/** The builder's markup for errors of reCAPTCHA. */
export const PLACE =
  '<div class="form-group recaptcha-error"><div class="brxe-alert danger"><p>Google reCAPTCHA: Invalid site key.</p></div></div>';

const provided = new Set<string>();
let controller: AbortController;

/** A form whose bot check has these attributes. */
export function formWith(attributes: string): string {
  return `<form><div ${attributes}></div><button>Send</button></form>`;
}

/** Uses fake timers, and cleans up after each test. */
export function withBotChecks(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    controller = new AbortController();
  });
  afterEach(() => {
    vi.useRealTimers();
    controller.abort();
    document.body.replaceChildren();
    document.head.replaceChildren();
    for (const name of provided) Reflect.deleteProperty(globalThis, name);
  });
}

/** Defines a global, as a provider's script or the site's own code would. */
export function provide(name: string, value: unknown): void {
  provided.add(name);
  Reflect.set(globalThis, name, value);
}

/** The bot check of a form in this markup, by default of the first form. */
export function check(markup: string, index = 0): Promise<Captcha> {
  document.body.innerHTML = markup;
  return captchaAt(index);
}

/** The bot check of a form that is on the page. */
export async function captchaAt(index: number): Promise<Captcha> {
  nameForms();
  const form = document.forms[index];
  const { signal } = controller;
  const captcha = form && (await createCaptcha(form, signal, (shown) => renderPart(shown, signal)));
  if (!captcha) throw new Error('The form has no bot check.');
  return captcha;
}

/** Ends the form's island. */
export function remove(): void {
  controller.abort();
}

/** The fields that a form would send, or its error message, after advancing the timers. */
export async function outcome(captcha: Captcha): Promise<unknown> {
  const fields = captcha.fields().catch((error: unknown) => {
    if (error instanceof CaptchaError) return error.message;
    throw error;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return fields;
}

/** The form's error message. */
export function shown(): string | undefined {
  return document.querySelector('.recaptcha-error.show')?.textContent;
}
