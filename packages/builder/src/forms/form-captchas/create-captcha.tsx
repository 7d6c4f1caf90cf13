import { importWithRetry } from '@stirrup/runtime';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { BOT_CHECKS } from '../form-fields/contract.ts';
import { partIn } from '../form-fields/named-parts.ts';
import type { Captcha } from './captcha.ts';
import { type CaptchaFailure, CaptchaProblem } from './captcha-problem.tsx';
import { type BotCheck, createCheck } from './create-check.ts';
import type { Provider } from './provider.ts';

type Id = (typeof BOT_CHECKS)[number];
type Load = () => Promise<Partial<Record<Id, Provider>>>;

const loadRecaptcha: Load = () => importWithRetry(() => import('./recaptcha.ts'));

/** A form has one, seldom two: it fetches what it has. */
const PROVIDERS: Readonly<Record<Id, Load>> = {
  hcaptcha: () => importWithRetry(() => import('./hcaptcha.ts')),
  turnstile: () => importWithRetry(() => import('./turnstile.ts')),
  recaptcha: loadRecaptcha,
  enterprise: loadRecaptcha,
};

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
 * const captcha = await createCaptcha(form, signal, (shown) => late.set([...late.get(), shown]));
 * form.addEventListener('focusin', () => captcha?.prepare(), { once: true });
 * for (const [name, value] of Object.entries((await captcha?.fields()) ?? {})) data.set(name, value);
 * ```
 * @param display takes what says why it failed.
 * Follows bricks-dynamic.md §6.5, §6.6.
 */
export async function createCaptcha(
  form: HTMLFormElement,
  signal: AbortSignal,
  display: (shown: ReactNode) => void,
): Promise<Captcha | undefined> {
  const found = await Promise.all(
    BOT_CHECKS.map(async (id) => {
      const element = partIn(form, id);
      const provider = element && (await PROVIDERS[id]())[id];
      return provider ? [createCheck({ form, element, id }, provider, signal)] : [];
    }),
  );
  const checks = found.flat();
  if (checks.length === 0) return undefined;
  const failure = atom<CaptchaFailure | undefined>(undefined);
  display(<CaptchaProblem key="captcha" form={form} failure={failure} />);
  const ask = async (check: BotCheck) => {
    try {
      return await check.fields();
    } catch (error) {
      if (error instanceof Error) failure.set({ widget: check.widget, message: error.message });
      throw error;
    }
  };
  return {
    prepare: () => {
      for (const check of checks) check.prepare();
    },
    fields: async () => {
      const fields = {};
      failure.set(undefined);
      for (const check of checks) Object.assign(fields, await ask(check));
      return fields;
    },
    reset: () => {
      failure.set(undefined);
      for (const check of checks) check.reset();
    },
  };
}
