import { afterEach, expect, it } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { showFiles } from '../../testing/show-files.ts';
import { the } from '../../testing/the.ts';

const life = new AbortController();
afterEach(() => document.body.replaceChildren());

const ROW = '<div class="file-result"></div>';
const field = (row: string) =>
  `<div class="form-group" role="group"><input type="file" name="docs" multiple>${row}</div>`;

it.each([
  ['with rows', field(ROW) + field(ROW)],
  ['one of them left to the browser', field(ROW) + field('')],
])('sends the files of two fields with one name, %s', (_, fields) => {
  document.body.innerHTML = `<form class="brxe-form">${fields}${field(ROW).replace('docs', 'none')}</form>`;
  nameForms();
  const form = the('form', HTMLFormElement);
  const files = showFiles(form, life.signal);
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name="docs"]')];
  for (const [index, input] of inputs.entries()) {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], `${index}.pdf`));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const data = new FormData(form);
  files.nameIn(data);
  const sent = data.getAll('docs[]').map((file) => (file instanceof File ? file.name : file));
  expect([sent, data.has('docs'), data.has('none[]')]).toEqual([['0.pdf', '1.pdf'], false, false]);
});

it('attaches and clears the files of each form apart', () => {
  const form = `<form class="brxe-form">${field(ROW)}</form>`;
  document.body.innerHTML = form + form;
  nameForms();
  const [first, second] = [...document.querySelectorAll('form')].map((one) => showFiles(one, life.signal));
  const input = the('input', HTMLInputElement);
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'one.pdf'));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  second?.clear();
  expect([first !== undefined, [...(input.files ?? [])].map(({ name }) => name)]).toEqual([true, ['one.pdf']]);
});
