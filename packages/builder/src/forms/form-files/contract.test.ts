import { describe, expect, it } from 'vitest';
import { everyField, ownFields } from '../../../../../fixtures/cms/forms/element-forms.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { showFiles } from '../../testing/show-files.ts';
import { builderForm, stirrupForm } from '../form/fixture.ts';
import { FILE_FIELD } from '../form-fields/contract.ts';
import { partAround, partIn } from '../form-fields/named-parts.ts';
import { MESSAGE, RULE } from './contract.ts';

describe.each([
  ['the builder’s', builderForm(everyField)],
  ['our own', stirrupForm(ownFields)],
])('%s form', (dialect, markup) => {
  it('has all parts that file fields need', () => {
    document.body.innerHTML = String(markup);
    nameForms();
    const [form] = document.forms;
    const input = form?.querySelector(FILE_FIELD);
    const zone = input && partAround(input, 'field');
    const template = zone && partIn(zone, 'file');
    if (!form || !template) throw new Error('The form has no row for files.');
    const row = ['fileName', 'remove', 'dismiss'] as const;
    expect(row.filter((part) => !partIn(template, part))).toEqual([]);
    expect(Object.values(RULE).filter((rule) => !zone.querySelector(`[${rule}]`))).toEqual([]);
    const messages = Object.values(MESSAGE).filter((message) => !template.hasAttribute(message));
    expect(messages).toEqual(dialect === 'our own' ? [] : [MESSAGE.type]);
    expect(Boolean(partIn(zone, 'choose'))).toBe(dialect !== 'our own');
    expect(partIn(form, 'submit')).not.toBeNull();
  });
});

it.skipIf(!hasRecordings)('rows equal those of the builder’s own script on a recorded page', () => {
  const [markup = ''] = recordedPage('bricks-form-files-live').match(/<form[\s\S]*?<\/form>/) ?? [];
  document.body.innerHTML = markup;
  const form = document.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>(FILE_FIELD);
  if (!form || !input) throw new Error('The recording has no such form.');
  const rows = () =>
    Array.from(form.querySelectorAll('.file-result.show'), ({ outerHTML }) =>
      outerHTML.replace(/ aria-label="[^"]*"/, '').replace(/\s+/g, ' '),
    );
  const theirs = rows();
  for (const row of form.querySelectorAll('.file-result.show')) row.remove();
  nameForms();
  showFiles(form, new AbortController().signal);
  for (const name of ['one.png', 'two.png']) {
    const transfer = new DataTransfer();
    transfer.items.add(new File([name], name, { type: 'image/png' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change'));
  }
  expect(theirs).toHaveLength(2);
  expect(rows()).toEqual(theirs);
});
