import { captchaTexts, text } from '@stirrup/cms/texts';
import { CaptchaError, type CaptchaReason } from './captcha-error.ts';
import { hcaptcha } from './hcaptcha.ts';
import { loadApi } from './load-api.ts';
import type { Provider, Widget } from './provider.ts';
import { enterprise, recaptcha } from './recaptcha.ts';
import { showProblem } from './show-problem.ts';
import { turnstile } from './turnstile.ts';

/** How long a press lasts, in ms. */
const PRESS = 250;

/** In the order in which the builder asks (bricks-dynamic §6.5). */
const PROVIDERS = { hcaptcha, turnstile, recaptcha, enterprise } as const satisfies Record<string, Provider>;

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
 * The bot check that a form has in its markup: reCAPTCHA v3 or Enterprise, hCaptcha, or Turnstile. Undefined without one.
 *
 * @example
 * ```html
 * <div id="recaptcha-abcdef" data-key="6Lc…" class="recaptcha-hidden"></div>
 * <div class="h-captcha" data-sitekey="10000000-…" data-size="invisible"></div>
 * <div class="cf-turnstile" data-sitekey="0x4AAA…"></div>
 * <div data-captcha="enterprise" data-key="6Lc…" data-action="order" data-field="g-recaptcha-response"></div>
 * ```
 * ```ts
 * const captcha = createCaptcha(form, signal);
 * form.addEventListener('focusin', () => captcha?.prepare(), { once: true });
 * for (const [name, value] of Object.entries((await captcha?.fields()) ?? {})) data.set(name, value);
 * ```
 * Follows contracts/bricks-dynamic.md §§6.5, 6.6.
 */
export function createCaptcha(form: HTMLFormElement, signal: AbortSignal): Captcha | undefined {
  const found = Object.entries(PROVIDERS).find(([, { selector }]) => form.querySelector(selector));
  const element = found && form.querySelector<HTMLElement>(found[1].selector);
  if (!element) return undefined;
  const [id, provider]: [string, Provider] = found;
  const { name, isOptional } = provider;
  const { sitekey, key = sitekey ?? '', field = provider.field } = element.dataset;
  const show = showProblem(form, element);
  let connection: Promise<Widget> | undefined;

  const problem = (reason: CaptchaReason, code = '') =>
    new CaptchaError(name, reason, `${name}: ${text(captchaTexts, `captcha_${reason}`)}${code && ` [${code}]`}`);
  /** What the widget, or another script, has entered into the form itself. */
  const entered = () => String(new FormData(form).get(field) ?? '');
  const open = async (): Promise<Widget> => {
    if (!key) throw problem('key');
    const api = await loadApi(id, provider, key).catch(() => undefined);
    if (!api) throw problem('blocked');
    return provider.connect({ element, key, api, problem, entered });
  };
  const connect = () => {
    // After a failure the next attempt is a new one.
    connection ??= open().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  signal.addEventListener('abort', () => show());
  return {
    prepare: () => {
      // A widget that appears under a finger pushes away the button that is being pressed.
      setTimeout(() => signal.aborted || connect().catch(() => {}), PRESS);
    },
    fields: async () => {
      show();
      try {
        const token = entered() || (await (await connect()).ask());
        if (typeof token === 'string' && token) return { [field]: token };
        throw problem('timeout');
      } catch (cause) {
        if (isOptional) return {};
        const error = cause instanceof CaptchaError ? cause : problem('failed', String(cause ?? ''));
        show(error.message);
        throw error;
      }
    },
    reset: () => {
      show();
      connection?.then((widget) => widget.reset?.()).catch(() => {});
    },
  };
}
