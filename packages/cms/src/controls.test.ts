import { expect, it } from 'vitest';
import { type Control, isEntered, printedOptions } from './controls.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const control = () => {
  const found = document.querySelector<Control>('input, select, textarea');
  if (!found) throw new Error('Stirrup: the test has no field.');
  return found;
};
const option = (value: string) => {
  const found = document.querySelector<HTMLOptionElement>(`option[value="${value}"]`);
  if (!found) throw new Error(`Stirrup: the test has no option ${value}.`);
  return found;
};
const options = '<option value="a">A<option value="b">B<option value="c">C';

it.each([
  ['a menu without a mark', `<select>${options}</select>`, ['a']],
  ['a menu whose first option is disabled', '<select><option value="a" disabled>A<option value="b">B</select>', ['b']],
  ['a menu with a mark', `<select>${options.replace('"b"', '"b" selected')}</select>`, ['b']],
  ['a list without a mark', `<select size="3">${options}</select>`, []],
  ['a multiple choice without a mark', `<select multiple>${options}</select>`, []],
  [
    'a multiple choice with marks',
    `<select multiple>${options.replaceAll(/"[bc]"/g, '$& selected')}</select>`,
    ['b', 'c'],
  ],
])('knows the printed options of %s', (_, html, printed) => {
  show(html);
  const select = control();
  if (!(select instanceof HTMLSelectElement)) throw new Error('Stirrup: the test has no select.');
  expect(printedOptions(select).map(({ value }) => value)).toEqual(printed);
  expect(isEntered(select)).toBe(false);
});

it.each([
  ['another option', `<select>${options}</select>`, () => Object.assign(option('b'), { selected: true })],
  ['one more option', `<select multiple>${options}</select>`, () => Object.assign(option('b'), { selected: true })],
  ['a tick', '<input type="checkbox">', () => Object.assign(control(), { checked: true })],
  ['a text', '<input value="a">', () => Object.assign(control(), { value: 'b' })],
  ['a longer text', '<textarea>a</textarea>', () => Object.assign(control(), { value: 'b' })],
])('notices %s', (_, html, enter) => {
  show(html);
  expect(isEntered(control())).toBe(false);
  enter();
  expect(isEntered(control())).toBe(true);
});
