import { FIELD } from './contract.ts';
import type { Provider } from './provider.ts';
import { until } from './until.ts';

/** Longest wait for a token, in ms: the visitor may have to tick a box. */
const PATIENCE = 30_000;

/** Cloudflare's Turnstile: works by itself as a rule, and keeps its token in a field of the form. */
export const turnstile: Provider = {
  name: 'Turnstile',
  field: FIELD.turnstile,
  script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  render: 'explicit',
  global: 'turnstile',
  connect: ({ element, key, api, problem, entered, signal }) => {
    const { size, theme, callback, errorCallback } = element.dataset;
    let failure: string | undefined;
    let rendered: unknown;
    if (!element.hasChildNodes()) {
      rendered = api['render']?.(element, {
        sitekey: key,
        size,
        theme,
        callback: (token: unknown) => {
          failure = undefined;
          callGlobal(callback, token);
        },
        'error-callback': (code: unknown) => {
          failure = String(code);
          callGlobal(errorCallback, code);
        },
      });
    }
    const reset = () => {
      failure = undefined;
      api['reset']?.(element);
    };
    return {
      requestToken: async () => {
        const token = await until(() => entered() || api['getResponse']?.(element) || failure, PATIENCE, signal);
        if (failure === undefined) return token;
        const error = problem('failed', failure);
        // The next attempt is a new one.
        reset();
        throw error;
      },
      reset,
      remove: () => rendered !== undefined && api['remove']?.(rendered),
    };
  },
};

/** Site code and the builder's own script are told by functions that the markup names (bricks-dynamic.md §6.5). */
function callGlobal(name: string | undefined, value: unknown): void {
  const named: unknown = name && Reflect.get(globalThis, name);
  if (typeof named === 'function') named(value);
}
