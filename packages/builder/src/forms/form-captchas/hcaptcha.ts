import { FIELD, HCAPTCHA_ID } from './contract.ts';
import type { Provider } from './provider.ts';

/** hCaptcha: a box to tick, or an invisible check that sometimes shows a challenge. */
export const hcaptcha: Provider = {
  name: 'hCaptcha',
  field: FIELD.hcaptcha,
  // Otherwise it poses as reCAPTCHA, which another form of the page may have.
  script: 'https://js.hcaptcha.com/1/api.js?recaptchacompat=off',
  render: 'explicit',
  hasLanguage: true,
  global: 'hcaptcha',
  connect: ({ element, key, api, problem }) => {
    const { size, theme } = element.dataset;
    const rendered = element.hasChildNodes() ? undefined : api['render']?.(element, { sitekey: key, size, theme });
    const frame = () => element.querySelector<HTMLElement>(`[${HCAPTCHA_ID}]`);
    const id = () => frame()?.getAttribute(HCAPTCHA_ID);
    return {
      requestToken: async () => {
        if (size === 'invisible') {
          if (!id()) throw problem('blocked');
          // This form's own, whatever else the page has. A challenge has a limit of its own.
          return Object(await api['execute']?.(id(), { async: true })).response;
        }
        frame()?.focus();
        throw problem('unsolved');
      },
      // Without an id the page's first widget would be meant, here and below.
      reset: () => id() && api['reset']?.(id()),
      remove: () => rendered !== undefined && api['remove']?.(rendered),
    };
  },
};
