import { expect, it } from 'vitest';
import { captchaForms } from '../../../../../fixtures/cms/forms/element-forms.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { builderForm } from '../form/fixture.ts';
import { BOT_CHECKS } from '../form-fields/contract.ts';
import { partIn, partsIn } from '../form-fields/named-parts.ts';
import { PROBLEM } from './contract.ts';

it.each(captchaForms)('the form $id has the element of its provider, with a key', (form) => {
  const provider = form.captcha?.provider ?? 'recaptcha';
  document.body.innerHTML = String(builderForm(form));
  nameForms();
  const [printed] = document.forms;
  if (!printed) throw new Error('There is no form.');
  const element = partIn(printed, provider);
  expect(element?.dataset['key'] ?? element?.dataset['sitekey']).toBe(form.captcha?.key);
  expect(BOT_CHECKS.flatMap((check) => partsIn(printed, check))).toHaveLength(1);
  if (provider !== 'recaptcha') return;
  expect(element?.className).toBe('recaptcha-hidden');
  expect(partIn(printed, 'checkProblem')?.querySelector(PROBLEM.text)).not.toBeNull();
});
