import { expect, it } from 'vitest';
import { captchaForms } from '../../../../fixtures/cms/forms/element-forms.ts';
import { builderForm } from '../../../../fixtures/cms/markup/forms.ts';
import { BOT_CHECK, BUILDER_RECAPTCHA } from '../form-fields/contract.ts';
import { PROBLEM } from './contract.ts';

it.each(captchaForms)('the form $id has the element of its provider, with a key', (form) => {
  const provider = form.captcha?.provider ?? 'recaptcha';
  document.body.innerHTML = String(builderForm(form));
  const element = document.querySelector<HTMLElement>(BOT_CHECK[provider]);
  expect(element?.dataset['key'] ?? element?.dataset['sitekey']).toBe(form.captcha?.key);
  expect(document.querySelectorAll(Object.values(BOT_CHECK).join())).toHaveLength(1);
  if (provider !== 'recaptcha') return;
  expect(element?.matches(BUILDER_RECAPTCHA)).toBe(true);
  expect(document.querySelector(`${PROBLEM.place} ${PROBLEM.text}`)).not.toBeNull();
});
