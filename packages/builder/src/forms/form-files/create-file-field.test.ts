import { afterEach, expect, it } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { the } from '../../testing/the.ts';
import { createFileField } from './create-file-field.ts';

const life = new AbortController();
afterEach(() => document.body.replaceChildren());

it.each([
  ['keeps its files if the visitor cancels the dialog', true, ['a.png', 'large.png'], ['a.png']],
  ['loses them if a script of the page empties it', false, [], []],
])('a field %s', (_, isTrusted, shown, kept) => {
  document.body.innerHTML = `<form class="brxe-form"><div class="form-group" role="group">
    <input type="file" name="photos" multiple data-maxsize="0.001"><div class="file-result"></div></div></form>`;
  nameForms();
  const input = the('input', HTMLInputElement);
  const field = createFileField(input, life.signal);
  field?.add([new File(['x'], 'a.png'), new File(['x'.repeat(2000)], 'large.png')]);
  input.value = '';
  input.dispatchEvent(Object.assign(new Event('change'), { isTrusted }));
  expect(field?.chosen.get().map(({ file }) => file.name)).toEqual(shown);
  expect(Array.from(input.files ?? [], ({ name }) => name)).toEqual(kept);
});
