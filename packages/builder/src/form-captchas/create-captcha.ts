import { loadTwice } from '@stirrup/runtime';
import { BOT_CHECKS } from '../form-fields/contract.ts';
import { partIn } from '../form-fields/named-parts.ts';
import { createCheck } from './create-check.ts';
import type { Provider } from './provider.ts';

type Id = (typeof BOT_CHECKS)[number];
type Load = () => Promise<Partial<Record<Id, Provider>>>;

const loadRecaptcha: Load = () => import('./recaptcha.ts');

/** A form has one, seldom two: it fetches what it has. */
const PROVIDERS: Readonly<Record<Id, Load>> = {
  hcaptcha: () => import('./hcaptcha.ts'),
  turnstile: () => import('./turnstile.ts'),
  recaptcha: loadRecaptcha,
  enterprise: loadRecaptcha,
};

/** The bot check of a form. */
export interface Captcha {
  /** Fetches the provider's script; for when the form is first touched. */
  prepare(): void;
  /**
   * The fields to send, asked for just before. A failure is shown where the page has its place, and told to screen
   * readers: the caller has only to stop.
   *
   * @throws CaptchaError
   */
  fields(): Promise<Record<string, string>>;
  /** For after a submit that reached the server: a token counts once. */
  reset(): void;
}

/**
 * The bot check that a form has in its markup: reCAPTCHA v3 or Enterprise, hCaptcha, or Turnstile; one after another, where
 * it has several. Undefined without one.
 * Rejects where the provider's part cannot be fetched.
 *
 * @example
 * ```html
 * <div id="recaptcha-abcdef" data-key="6Lc…" class="recaptcha-hidden"></div>
 * <div class="h-captcha" data-sitekey="10000000-…" data-size="invisible"></div>
 * <div class="cf-turnstile" data-sitekey="0x4AAA…"></div>
 * <div data-captcha="enterprise" data-key="6Lc…" data-action="order" data-field="g-recaptcha-response"></div>
 * ```
 * ```ts
 * const captcha = await createCaptcha(form, signal);
 * form.addEventListener('focusin', () => captcha?.prepare(), { once: true });
 * for (const [name, value] of Object.entries((await captcha?.fields()) ?? {})) data.set(name, value);
 * ```
 * Follows bricks-dynamic.md §6.5, §6.6.
 */
export async function createCaptcha(form: HTMLFormElement, signal: AbortSignal): Promise<Captcha | undefined> {
  const found = await Promise.all(
    BOT_CHECKS.map(async (id) => {
      const element = partIn(form, id);
      const provider = element && (await loadTwice(PROVIDERS[id]))[id];
      return provider ? [createCheck({ form, element, id }, provider, signal)] : [];
    }),
  );
  const checks = found.flat();
  if (checks.length === 0) return undefined;
  return {
    prepare: () => {
      for (const check of checks) check.prepare();
    },
    fields: async () => {
      const fields = {};
      for (const check of checks) Object.assign(fields, await check.fields());
      return fields;
    },
    reset: () => {
      for (const check of checks) check.reset();
    },
  };
}
