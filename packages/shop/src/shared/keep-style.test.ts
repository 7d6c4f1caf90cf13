import { expect, it } from 'vitest';
import { keepStyle } from './keep-style.ts';

function makeElement(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`Nothing in ${html}.`);
  return element;
}

it.each(['', ' style=""', ' style="color:red"', ' style="display:  none"'])(
  'restores an element’s own styles to the letter:%s',
  (attribute) => {
    const element = makeElement(`<p${attribute}></p>`);
    const printed = element.getAttribute('style');
    const restore = keepStyle(element, { display: 'block', opacity: '0.5' });
    expect([element.style.display, element.style.opacity]).toEqual(['block', '0.5']);
    restore();
    expect(element.getAttribute('style')).toBe(printed);
  },
);

it('leaves what another script has set meanwhile', () => {
  const element = makeElement('<p style="display:none"></p>');
  const restore = keepStyle(element, { display: 'block' });
  element.style.color = 'red';
  restore();
  expect([element.style.display, element.style.color]).toEqual(['none', 'red']);
});

it('styles a form with a field named like its own member', () => {
  const form = makeElement('<form><input name="style" /></form>');
  const restore = keepStyle(form, { display: 'none' });
  expect(form.getAttribute('style')).toBe('display: none;');
  restore();
  expect(form.hasAttribute('style')).toBe(false);
});
