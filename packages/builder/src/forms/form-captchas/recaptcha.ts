import { ACTION, FIELD } from './contract.ts';
import type { Provider } from './provider.ts';

/** Longest wait for a token, in ms. */
const PATIENCE = 10_000;

/** Google reCAPTCHA v3: scores the visit, and never shows a challenge. */
export const recaptcha: Provider = {
  name: 'Google reCAPTCHA',
  field: FIELD.recaptcha,
  script: 'https://www.google.com/recaptcha/api.js',
  hasLanguage: true,
  global: 'grecaptcha',
  connect: ({ element, key, api }) => ({
    requestToken: () => {
      const { captcha, action = captcha ? ACTION.other : ACTION.builder } = element.dataset;
      const token = new Promise((resolve) => api['ready']?.(resolve)).then(() => api['execute']?.(key, { action }));
      return Promise.race([token, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    },
  }),
};

/** The same as a service for companies. A visitor it says nothing about is let through (shop-specification.md §8). */
export const enterprise: Provider = {
  ...recaptcha,
  script: 'https://www.google.com/recaptcha/enterprise.js',
  part: 'enterprise',
  isOptional: true,
};
