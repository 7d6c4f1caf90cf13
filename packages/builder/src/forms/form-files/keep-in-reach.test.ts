import { afterEach, expect, it } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { showFiles } from '../../testing/show-files.ts';
import { the } from '../../testing/the.ts';

afterEach(() => document.body.replaceChildren());

it('keeps a field focusable that the theme hides, with a focus ring on its label', () => {
  document.body.innerHTML = `
    <form class="brxe-form">
      <div class="form-group file" role="group">
        <input type="file" id="photos" name="photos" style="display: none"><div class="file-result"></div>
        <label for="photos" class="choose-files">Choose files</label>
      </div>
    </form>`;
  nameForms();
  const life = new AbortController();
  showFiles(the('form', HTMLFormElement), life.signal);
  const [input, label] = [the('input'), the('.choose-files')];
  expect(input.style.display).toBe('block');
  life.abort();
  expect([input.getAttribute('style'), label.hasAttribute('style')]).toEqual(['display: none', false]);
});
