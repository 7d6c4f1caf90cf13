import { text } from '@stirrup/cms/texts';
import type { Captcha } from './captcha.ts';
import { CaptchaError, type CaptchaReason } from './captcha-error.ts';
import { loadApi } from './load-api.ts';
import type { Connection, Provider } from './provider.ts';
import { captchaTexts } from './texts.ts';

/** Duration of a press, in ms. */
const PRESS = 250;

/** The form and the element of a check. */
interface CheckOptions {
  readonly form: HTMLFormElement;
  /** The element that the page prints for the check. */
  readonly element: HTMLElement;
  /** Key under which the site may configure another address of the provider's script. */
  readonly id: string;
}

/** The check of one provider. It only throws errors, and shows none. */
export interface BotCheck extends Captcha {
  /** The element that the page prints for the check. */
  readonly element: Element;
}

/** Creates the check of one provider. */
export function createCheck({ form, element, id }: CheckOptions, provider: Provider, signal: AbortSignal): BotCheck {
  const { name, isOptional } = provider;
  const { sitekey, key = sitekey ?? '', field = provider.field } = element.dataset;
  let connection: Promise<Connection> | undefined;

  const problem = (reason: CaptchaReason, code = '') =>
    new CaptchaError(`${name}: ${text(captchaTexts, `captcha_${reason}`)}${code && ` [${code}]`}`);
  /** A token that the widget, or another script, has put into the form itself. */
  const entered = () => String(new FormData(form).get(field) ?? '');
  const open = async (): Promise<Connection> => {
    if (!key) throw problem('key');
    const api = await loadApi(id, provider, key, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!api) throw problem('blocked');
    return provider.connect({ element, key, api, problem, entered, signal });
  };
  const connect = () => {
    // After a failure the next attempt connects again.
    connection ??= open().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  signal.addEventListener('abort', () => {
    connection?.then(({ remove }) => remove?.()).catch(() => {});
  });

  return {
    element,
    prepare: () => {
      // Delayed: a widget that appears during a press would push away the button under the finger.
      setTimeout(() => signal.aborted || connect().catch(() => {}), PRESS);
    },
    fields: async () => {
      try {
        const token = entered() || (await (await connect()).requestToken());
        if (typeof token === 'string' && token) return { [field]: token };
        throw problem('timeout');
      } catch (cause) {
        if (isOptional) return {};
        throw cause instanceof CaptchaError ? cause : problem('failed', String(cause ?? ''));
      }
    },
    reset: () => {
      connection?.then(({ reset }) => reset?.()).catch(() => {});
    },
  };
}
