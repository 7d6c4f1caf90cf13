import { ELEMENT, FIELD, HCAPTCHA_ID, HCAPTCHA_UNSOLVED } from './contract.ts';
import type { Provider } from './provider.ts';

/** hCaptcha: a box to tick, or an invisible check that sometimes asks. */
export const hcaptcha: Provider = {
  name: 'hCaptcha',
  selector: ELEMENT.hcaptcha,
  field: FIELD.hcaptcha,
  script: 'https://js.hcaptcha.com/1/api.js',
  // Otherwise it poses as reCAPTCHA, which another form of the page may have.
  parameters: (_, hl) => ({ render: 'explicit', recaptchacompat: 'off', hl }),
  global: 'hcaptcha',
  connect: ({ element, key, api, problem }) => {
    const { size, theme } = element.dataset;
    if (!element.hasChildNodes()) api('render', element, { sitekey: key, size, theme });
    const frame = () => element.querySelector<HTMLElement>(`[${HCAPTCHA_ID}]`);
    const id = () => frame()?.getAttribute(HCAPTCHA_ID);
    return {
      ask: async () => {
        if (size !== 'invisible') {
          frame()?.focus();
          throw problem('unsolved');
        }
        // This form's own, whatever else the page has. A challenge has a limit of its own.
        const solved = await Promise.resolve(api('execute', id(), { async: true })).catch((code: unknown) => {
          throw problem(HCAPTCHA_UNSOLVED.test(String(code)) ? 'unsolved' : 'failed', String(code));
        });
        return Object(solved).response;
      },
      reset: () => api('reset', id()),
    };
  },
};
