import { expect, it } from 'vitest';
import { replaceHtml } from './door/replace-html.ts';
import { keepInput } from './keep-input.ts';

const markup = (method = 'cod', extra = '') => `<div id="payment">
  ${extra}<input type="radio" name="method" value="cod" ${method === 'cod' && 'checked'}>
  <input type="radio" name="method" value="invoice" ${method === 'invoice' && 'checked'}>
  <input id="terms" type="checkbox" name="terms" value="1"><input id="news" type="checkbox" name="news" value="1" checked>
  <textarea name="note">Ring twice.</textarea><input name="reference" value=""><input type="hidden" name="nonce" value="${method}">
  <select name="slot"><option value="am" selected>Morning</option><option value="pm">Afternoon</option></select>
</div>`;

const control = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`Stirrup: the fixture has no ${selector}.`);
  return found;
};

function fillIn() {
  document.body.innerHTML = markup();
  control('[value="invoice"]').checked = true;
  control('#terms').checked = true;
  control('#news').checked = false;
  control('textarea').value = 'Dog!';
  control('[name="reference"]').value = 'PO 4711';
  control('select').value = 'pm';
  control('[name="nonce"]').value = 'changed by a script';
}

const entered = () => ({
  invoice: control('[value="invoice"]').checked,
  terms: control('#terms').checked,
  news: control('#news').checked,
  note: control('textarea').value,
  reference: control('[name="reference"]').value,
  slot: control('select').value,
});

const everything = {
  invoice: true,
  terms: true,
  news: false,
  note: 'Dog!',
  reference: 'PO 4711',
  slot: 'pm',
};

it.each([
  ['the same markup', markup()],
  ['more of it', markup('cod', '<p>Cards are not taken today.</p>')],
  ['other elements', `<section id="payment">${markup().replace(/^<div id="payment">|<\/div>$/g, '')}</section>`],
])('keeps entries and choices in %s, and uses the server’s hidden fields', (_, html) => {
  fillIn();
  replaceHtml(control('#payment'), html, { keep: keepInput });
  expect(entered()).toEqual(everything);
  expect(control('[name="nonce"]').value).toBe('cod');
});

it('keeps nothing unless requested', () => {
  fillIn();
  replaceHtml(control('#payment'), markup());
  const { invoice, terms, news, note, reference } = entered();
  expect([invoice, terms, news, note, reference]).toEqual([false, false, true, 'Ring twice.', '']);
});

it('drops choices that the server no longer offers', () => {
  fillIn();
  const html = '<div id="payment"><select name="slot"><option value="am" selected>Morning</option></select></div>';
  replaceHtml(control('#payment'), html, { keep: keepInput });
  expect(control('select').value).toBe('am');
  expect(document.querySelectorAll('input')).toHaveLength(0);
});

it('uses the server’s values of untouched fields', () => {
  document.body.innerHTML = markup();
  replaceHtml(control('#payment'), markup('invoice'), { keep: keepInput });
  expect(control('[value="invoice"]').checked).toBe(true);
});

it('uses the server’s choice in an untouched menu that was printed without one', () => {
  const issuers = (mark: string) =>
    `<div id="payment"><select name="issuer"><option value="a">A</option><option value="b"${mark}>B</option></select></div>`;
  document.body.innerHTML = issuers('');
  replaceHtml(control('#payment'), issuers(' selected'), { keep: keepInput });
  expect(control('select').value).toBe('b');
});

it('finds controls by name whose ids are new, and by id where several share the name', () => {
  const html = (render: number) => `<div id="payment"><input id="quantity_${render}" name="qty" value="1">
    <input id="first" name="tags[]" value=""><input id="second" name="tags[]" value=""></div>`;
  document.body.innerHTML = html(1);
  control('[name="qty"]').value = '3';
  control('#second').value = 'gift';
  replaceHtml(control('#payment'), html(2), { keep: keepInput });
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['3', '', 'gift']);
});

it('finds controls that share a name, and whose ids are new, by their place', () => {
  const html = (render: number) => `<div id="payment"><input id="quantity_${render}" name="qty" value="1">
    <input id="quantity_${render + 1}" name="qty" value="1"></div>`;
  document.body.innerHTML = html(1);
  control('#quantity_2').value = '3';
  replaceHtml(control('#payment'), html(3), { keep: keepInput });
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['1', '3']);
});

it('leaves settled controls to the server', () => {
  fillIn();
  const enter = keepInput(control('#payment'), ({ name }) => name === 'reference');
  document.body.innerHTML = markup();
  enter(control('#payment'));
  expect(entered()).toEqual({ ...everything, reference: '' });
});
