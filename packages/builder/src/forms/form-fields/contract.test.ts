import type { Control } from '@stirrup/cms';
import { expect, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { HONEYPOT, NAME_PREFIX, PRINTED_MESSAGE } from './contract.ts';
import { choicesOf, controlsIn, findControl, nameOf } from './fields.ts';
import { partAround } from './named-parts.ts';

it.skipIf(!hasRecordings)('finds the fields of recorded forms, their names, and the honeypot', () => {
  const [markup = ''] = recordedPage('bricks-forms-all').match(/<form id="brxe-vforma"[\s\S]*?<\/form>/) ?? [];
  document.body.innerHTML = markup;
  const form = document.querySelector<HTMLFormElement>('#brxe-vforma');
  if (!form) throw new Error('The recording has no such form.');
  nameForms();
  const controls = controlsIn(form);
  expect(controls.map(nameOf)).toEqual(['Name', 'Email', 'Files', 'Pass', 'Pick', 'Radio', 'Boxes', 'Day', 'Text']);
  const count = (control?: Control) => (control ? choicesOf(control).length : 0);
  expect(controls.map((control) => partAround(control, 'field') && count(control))).toEqual([
    1, 1, 1, 1, 1, 2, 2, 1, 1,
  ]);
  expect(form.querySelectorAll(HONEYPOT)).toHaveLength(1);
  expect(form.querySelectorAll(`[${PRINTED_MESSAGE}]`)).toHaveLength(3);
  expect(findControl(form, 'anamef')?.name).toBe(`${NAME_PREFIX}anamef`);
  expect(findControl(form, 'form-field-achekf')?.name).toBe('form-field-achekf[]');
});
