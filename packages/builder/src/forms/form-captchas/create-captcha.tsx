import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { BOT_CHECKS } from '../form-fields/contract.ts';
import { partIn } from '../form-fields/named-parts.ts';
import type { Captcha } from './captcha.ts';
import { type CaptchaFailure, CaptchaProblem } from './captcha-problem.tsx';
import { type BotCheck, createCheck } from './create-check.ts';
import { hcaptcha } from './hcaptcha.ts';
import type { Provider } from './provider.ts';
import { enterprise, recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';

type Id = (typeof BOT_CHECKS)[number];

/** Together they are smaller than a request for the one that a form has. */
const PROVIDERS: Readonly<Record<Id, Provider>> = { hcaptcha, turnstile, recaptcha, enterprise };

/**
 * The bot check that a form has in its markup: reCAPTCHA v3 or Enterprise, hCaptcha, or Turnstile; one after another, where
 * it has several. Undefined without one.
 *
 * @example
 * ```html
 * <div id="recaptcha-abcdef" data-key="6Lc…" class="recaptcha-hidden"></div>
 * <div class="h-captcha" data-sitekey="10000000-…" data-size="invisible"></div>
 * <div class="cf-turnstile" data-sitekey="0x4AAA…"></div>
 * <div data-captcha="enterprise" data-key="6Lc…" data-action="order" data-field="g-recaptcha-response"></div>
 * ```
 * ```ts
 * const captcha = createCaptcha(form, signal, (shown) => late.set([...late.get(), shown]));
 * form.addEventListener('focusin', () => captcha?.prepare(), { once: true });
 * for (const [name, value] of Object.entries((await captcha?.fields()) ?? {})) data.set(name, value);
 * ```
 * @param display Called with the component that shows why it failed.
 * Follows bricks-dynamic.md §6.5, §6.6.
 */
export function createCaptcha(
  form: HTMLFormElement,
  signal: AbortSignal,
  display: (shown: ReactNode) => void,
): Captcha | undefined {
  const checks = BOT_CHECKS.flatMap((id) => {
    const element = partIn(form, id);
    return element ? [createCheck({ form, element, id }, PROVIDERS[id], signal)] : [];
  });
  if (checks.length === 0) return undefined;
  const failure = atom<CaptchaFailure | undefined>(undefined);
  display(<CaptchaProblem key="captcha" form={form} failure={failure} />);
  const requestFields = async (check: BotCheck) => {
    try {
      return await check.fields();
    } catch (error) {
      if (error instanceof Error) failure.set({ element: check.element, message: error.message });
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
      for (const check of checks) Object.assign(fields, await requestFields(check));
      return fields;
    },
    reset: () => {
      failure.set(undefined);
      for (const check of checks) check.reset();
    },
  };
}
