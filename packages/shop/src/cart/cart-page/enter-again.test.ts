import { type Control, isEntered } from '@stirrup/cms';
import { afterEach, expect, it } from 'vitest';
import { the } from '../../testing/open-island.ts';
import { enterAgain } from './enter-again.ts';

const markup = `<form>
  <input name="cart[a][qty]" type="number" value="1"><input name="note" value="">
  <input name="gift" type="checkbox" value="yes"><input name="way" type="radio" value="1" checked><input name="way" type="radio" value="2">
  <select name="country" class="country_to_state"><option>GB</option><option selected>FR</option></select>
  <textarea name="message"></textarea><input type="hidden" name="nonce" value="1">
</form>`;
const control = <E extends Control>(selector: string): E => the(selector) as unknown as E;
const open = (html = markup) => {
  document.body.innerHTML = html;
  return the('form');
};
const states = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ type, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? checked : value,
  );
const fill = () => {
  control<HTMLInputElement>('[name="cart[a][qty]"]').value = '7';
  control<HTMLInputElement>('[name="note"]').value = 'Ring twice';
  control<HTMLInputElement>('[name="gift"]').checked = true;
  control<HTMLInputElement>('[name="way"][value="2"]').checked = true;
  control<HTMLSelectElement>('select').value = 'GB';
  control<HTMLTextAreaElement>('textarea').value = 'Hello';
};

afterEach(() => document.body.replaceChildren());

it('distinguishes entries from printed values', () => {
  open();
  const entered = () => [...document.querySelectorAll<Control>('[name]:not([type="hidden"])')].filter(isEntered).length;
  expect(entered()).toBe(0);
  fill();
  // Both radio buttons of a pair change.
  expect(entered()).toBe(7);
});

it('enters everything again in new markup', () => {
  const enter = enterAgain(open());
  expect(enter(open())).toBeUndefined();
  fill();
  const before = states();
  const again = enterAgain(the('form'));
  again(open());
  expect(states()).toEqual(before);
});

it('ignores settled fields', () => {
  open();
  fill();
  const enter = enterAgain(the('form'), ({ name }) => name === 'cart[a][qty]');
  enter(open(markup.replace('value="1"', 'value="5"')));
  expect(control<HTMLInputElement>('[name="cart[a][qty]"]').value).toBe('5');
  expect(control<HTMLInputElement>('[name="note"]').value).toBe('Ring twice');
});

it('keeps the caret, and has a country list its states first', () => {
  open();
  fill();
  const note = control<HTMLInputElement>('[name="note"]');
  note.focus();
  note.setSelectionRange(4, 4);
  const enter = enterAgain(the('form'));
  const changes: string[] = [];
  the('form').addEventListener(
    'change',
    ({ target }) => target instanceof HTMLSelectElement && changes.push(target.name),
  );
  // As the server's markup shows it.
  note.value = '';
  enter(the('form'));
  expect([note.value, note.selectionStart, note.selectionEnd, changes]).toEqual(['Ring twice', 4, 4, ['country']]);
});

it('finds a field no more that the server has taken away', () => {
  open();
  fill();
  const enter = enterAgain(the('form'));
  expect(() => enter(open('<form></form>'))).not.toThrow();
});

it('leaves a file field empty, which throws when it is filled in', () => {
  const html = '<form><input type="file" name="engraving"><input name="note" value=""></form>';
  open(html);
  const files = new DataTransfer();
  files.items.add(new File(['A'], 'ada.svg'));
  control<HTMLInputElement>('[type="file"]').files = files.files;
  control<HTMLInputElement>('[name="note"]').value = 'Ring twice';
  expect(isEntered(control('[type="file"]'))).toBe(true);
  const enter = enterAgain(the('form'));
  enter(open(html));
  expect(states()).toEqual(['', 'Ring twice']);
});

it('leaves the server’s choice in a list without the chosen option', () => {
  const list = (options: string) => `<form><select name="engraving">${options}</select></form>`;
  open(list('<option>None</option><option>Name</option>'));
  control<HTMLSelectElement>('select').value = 'Name';
  const enter = enterAgain(the('form'));
  enter(open(list('<option>None</option>')));
  expect(control<HTMLSelectElement>('select').value).toBe('None');
});

it('enters a state that its list offers only after the entered country', () => {
  const html = `<form><select name="country" class="country_to_state"><option selected>FR</option><option>US</option></select>
    <select name="state"><option>Eure</option></select></form>`;
  const list = () => {
    control('[name="state"]').innerHTML = '<option>KY</option><option>TX</option>';
  };
  open(html);
  list();
  control<HTMLSelectElement>('[name="country"]').value = 'US';
  control<HTMLSelectElement>('[name="state"]').value = 'TX';
  const enter = enterAgain(the('form'));
  open(html).addEventListener('change', list);
  enter(the('form'));
  expect(states()).toEqual(['US', 'TX']);
});
