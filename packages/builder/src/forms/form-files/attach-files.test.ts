import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afterTimers } from '../../testing/after-timers.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { showFiles } from '../../testing/show-files.ts';
import type { FormFiles } from './attach-files.tsx';

const builders = (rules = '') => `
  <form class="brxe-form">
    <div class="form-group file" role="group">
      <label for="photos">Photos</label>
      <input type="file" id="photos" name="form-field-photos" multiple data-files-ref="photos" required ${rules}>
      <div class="file-result" data-files-ref="photos" data-error-limit="Too many: %s." data-error-size="Too large: %s.">
        <span class="text"></span> <button type="button" class="bricks-button remove">Remove</button><svg aria-hidden="true"></svg>
      </div>
      <label for="photos" class="choose-files">Choose files</label>
    </div>
    <button type="submit">Send</button>
  </form>`;

const own = (rules = 'multiple') => `
  <form data-island="form">
    <p data-part="field">
      <label for="photos">Photos</label><input type="file" id="photos" name="photos[]" ${rules}>
      <span data-part="file" hidden data-error-type="Not that kind: %s.">
        <b data-part="file-name"></b> <button type="button" data-part="remove">Remove</button>
      </span>
    </p>
  </form>`;

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
});

function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`${selector} is missing.`);
  return element;
}

const photo = (name: string, size = 1, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

/** Attaches a form's files, as its island does. */
const show = (form: HTMLFormElement): FormFiles => showFiles(form, controller.signal);

const attach = (html = builders()): FormFiles => {
  document.body.innerHTML = html;
  nameForms();
  return show(find('form'));
};

/** Chooses files as the browser does: its list contains only the last choice. */
function choose(...files: File[]): void {
  const input = find<HTMLInputElement>('input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const rows = () => Array.from(document.querySelectorAll('.show'), (row) => row.textContent.replace(/\s+/g, ' ').trim());
const native = () => Array.from(find<HTMLInputElement>('input').files ?? [], ({ name }) => name);
const announced = () => find('.widget_shopping_cart_live_region').textContent;

function sent(files: FormFiles): [string, string][] {
  const data = new FormData(find('form'));
  files.nameIn(data);
  return Array.from(data.entries(), ([name, value]) => [name, value instanceof File ? value.name : value]);
}

describe('chosen files', () => {
  it('are added to earlier ones, newest first, in copies of the printed row', () => {
    const files = attach();
    choose(photo('one.png'));
    choose(photo('two.png'), photo('three.png'));
    expect(rows()).toEqual(['three.png Remove', 'two.png Remove', 'one.png Remove']);
    expect(native()).toEqual(['one.png', 'two.png', 'three.png']);
    expect(announced()).toBe('two.png, three.png added.');
    const row = find('.file-result.show');
    expect(row.querySelector('svg')).toBeNull();
    expect(row.querySelector('.remove')?.getAttributeNames().sort()).toEqual(
      ['aria-label', 'class', 'data-field', 'data-name', 'type'].sort(),
    );
    expect(row.querySelector('.remove')?.getAttribute('aria-label')).toBe('Remove three.png');
    expect(find('.file-result').className).toBe('file-result');
    expect(sent(files)).toEqual(['one.png', 'two.png', 'three.png'].map((name) => ['form-field-photos[]', name]));
  });

  it('are added once', () => {
    attach();
    choose(photo('one.png'));
    choose(photo('one.png'), photo('two.png'));
    expect(rows()).toEqual(['two.png Remove', 'one.png Remove']);
    choose(photo('one.png', 2));
    expect(native()).toHaveLength(3);
  });

  it('from before the island was up are kept', () => {
    document.body.innerHTML = builders();
    choose(photo('early.png'));
    nameForms();
    show(find('form'));
    expect(rows()).toEqual(['early.png Remove']);
  });

  it('replace the previous one in a field for one file', () => {
    attach(own('required'));
    choose(photo('one.png'));
    choose(photo('two.png'));
    expect([rows(), native()]).toEqual([['two.png Remove'], ['two.png']]);
  });

  it('are sent under the field’s own name if it is an array, and nothing is sent without files', () => {
    const files = attach(own());
    expect(sent(files).map(([name]) => name)).not.toContain('photos[][]');
    choose(photo('one.png'));
    expect(sent(files)).toEqual([['photos[]', 'one.png']]);
    find<HTMLInputElement>('input').disabled = true;
    expect(sent(files)).toEqual([]);
  });
});

describe('refused files', () => {
  it.each([
    ['size', 'data-maxsize="0.001"', photo('a.png', 2000), 'Too large: a.png.'],
    [
      'type, which the page has no words for',
      'accept=".jpg, .JPEG"',
      photo('a.png'),
      'File a.png not accepted. File type not allowed.',
    ],
    ['group of types', 'accept="video/*"', photo('a.png'), 'File a.png not accepted. File type not allowed.'],
    ['size before limit', 'data-limit="1" data-maxsize="0.001"', photo('$&.png', 2000), 'Too large: $&.png.'],
  ])('by %s show their name, and are never sent', (_, rules, file, message) => {
    const files = attach(builders(rules));
    choose(file);
    expect(rows()).toEqual([message]);
    expect(find('.show').className).toBe('file-result show danger');
    expect(document.querySelector('.show .text, .show .remove')).toBeNull();
    expect([native(), announced()]).toEqual([[], message]);
    expect(sent(files).some(([, name]) => name === file.name)).toBe(false);
  });

  it.each([
    ['malformed rules', 'data-limit="many" data-maxsize="-1" accept=" , "', photo('a.png')],
    ['an ending in capitals', 'accept=".png"', photo('A.PNG', 1, '')],
    ['a type by name', 'accept="image/png"', photo('a', 1, 'image/png')],
    ['a type that the browser does not know', 'accept="image/heic"', photo('a.heic', 1, '')],
    ['exactly the size', 'data-maxsize="1"', photo('a.png', 1024 * 1024)],
  ])('do not exist by %s', (_, rules, file) => {
    attach(builders(rules));
    choose(file);
    expect(native()).toEqual([file.name]);
  });

  it('by limit leave the others, are dismissed by their cross, and are accepted when there is room', () => {
    const files = attach(builders('data-limit="1"'));
    choose(photo('one.png'));
    choose(photo('two.png'));
    expect([rows(), native()]).toEqual([['Too many: two.png.', 'one.png Remove'], ['one.png']]);
    const cross = find<SVGElement>('.danger svg');
    expect([cross.getAttribute('role'), cross.getAttribute('aria-label'), cross.hasAttribute('aria-hidden')]).toEqual([
      'button',
      'Remove',
      false,
    ]);
    cross.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(rows()).toEqual(['one.png Remove']);
    choose(photo('three.png'));
    files.clearRefused();
    expect([rows(), native()]).toEqual([['one.png Remove'], ['one.png']]);
    find<HTMLElement>('.remove[data-name="one.png"]').click();
    choose(photo('two.png'));
    expect(native()).toEqual(['two.png']);
  });

  it('have a button of their own in our dialect', () => {
    attach(own('multiple accept=".jpg"'));
    choose(photo('a.png'));
    expect(rows()).toEqual(['Not that kind: a.png. Remove']);
    find<HTMLElement>('.danger button').click();
    expect(rows()).toEqual([]);
  });
});

describe('removing', () => {
  it('a file removes it everywhere, announces it, and moves the focus', () => {
    const files = attach();
    const dispatched: string[] = [];
    choose(photo('one.png'), photo('two.png'), photo('three.png'));
    for (const type of ['input', 'change']) find('form').addEventListener(type, () => dispatched.push(type));
    const press = (name: string) => {
      const button = find<HTMLElement>(`[data-name="${name}"]`);
      button.focus();
      button.click();
      return document.activeElement?.getAttribute('data-name') ?? document.activeElement?.localName;
    };
    expect(press('two.png')).toBe('one.png');
    expect(announced()).toBe('two.png removed.');
    expect(dispatched).toEqual(['input', 'change']);
    expect(sent(files).map(([, name]) => name)).toEqual(['one.png', 'three.png']);
    expect(press('one.png')).toBe('three.png');
    expect(press('three.png')).toBe('input');
    expect([rows(), native()]).toEqual([[], []]);
  });

  it('all files happens on reset, unless a listener prevents it', async () => {
    const files = attach();
    choose(photo('one.png'));
    const prevent = (event: Event) => event.preventDefault();
    find('form').addEventListener('reset', prevent);
    find<HTMLFormElement>('form').reset();
    await afterTimers();
    expect(rows()).toHaveLength(1);
    find('form').removeEventListener('reset', prevent);
    find<HTMLFormElement>('form').reset();
    await afterTimers();
    expect([rows(), native()]).toEqual([[], []]);
    choose(photo('one.png'));
    files.clear();
    expect([rows(), native()]).toEqual([[], []]);
  });

  it('the form’s island removes our rows, but not the files', () => {
    const before = builders();
    attach(before);
    const markup = document.body.innerHTML;
    choose(photo('one.png'));
    controller.abort();
    expect(document.querySelector('form')?.outerHTML).toBe(
      new DOMParser().parseFromString(markup, 'text/html').querySelector('form')?.outerHTML,
    );
    expect(native()).toEqual(['one.png']);
    choose(photo('two.png'));
    expect([rows(), native()]).toEqual([[], ['two.png']]);
  });
});

it('leaves a field without a printed row to the browser, but not its name', () => {
  const files = attach('<form><input type="file" name="photo"></form>');
  choose(photo('one.png'));
  expect(find('form').children).toHaveLength(1);
  expect(sent(files)).toEqual([['photo[]', 'one.png']]);
});
