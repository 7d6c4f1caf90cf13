import { encodeForm, formEntries } from '@stirrup/cms';
import { afterEach, expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productForm } from './fixture.ts';
import { builderFields, readEntries, shopFields } from './form-fields.ts';

afterEach(() => document.body.replaceChildren());

function open(html: unknown): HTMLFormElement {
  document.body.innerHTML = String(html);
  const form = document.querySelector('form');
  if (!form) throw new Error('The markup lacks a form.');
  return form;
}
const builder = (form: HTMLFormElement) => encodeForm(formEntries(builderFields(readEntries(form, 'simple'))));
const more = (form: HTMLFormElement, html: string) => form.insertAdjacentHTML('beforeend', html);

it('sends a simple product as the builder does', () => {
  const form = open(productForm(productCalled('hazel-snaffle-bridle')));
  expect(builder(form)).toBe('product_id=103&quantity=1&product_type=simple');
});

it('sends a grouped product as it was recorded', () => {
  const form = open(`<form class="cart grouped_form">
    <input name="quantity[37]" value="1"><input name="quantity[38]" value=""><input name="quantity[39]" value="">
    <input type="hidden" name="add-to-cart" value="57"><button>Add</button></form>`);
  expect(builder(form)).toBe(
    'product_id=57&quantity=&product_type=grouped&products%5B37%5D=1&quantity%5B37%5D=1&quantity%5B38%5D=&quantity%5B39%5D=',
  );
});

it('sends a variation with its options, the later of two fields counting, and never add-to-cart', () => {
  const form = open(`<form class="variations_form cart">
    <input name="attribute_pa_colour" value=""><select name="attribute_pa_colour"><option selected>bay</option></select>
    <input name="quantity" value="2"><input name="add-to-cart" value="36"><input name="product_id" value="36">
    <input name="variation_id" value="361"></form>`);
  expect(decodeURIComponent(builder(form))).toBe(
    'product_id=36&quantity=2&variation_id=361&product_type=variable&variation[attribute_pa_colour]=bay',
  );
  expect(shopFields(readEntries(form, 'simple'))).toEqual({ product_id: '361', quantity: '2' });
});

it('copies plugins’ fields, repeated names as lists without duplicates', () => {
  const form = open(productForm(productCalled('hazel-snaffle-bridle')));
  more(form, '<input name="engraving" value="Ada"><input type="checkbox" name="wrap" value="no">');
  more(form, ['a', 'b', 'a'].map((value) => `<input name="extra[]" value="${value}">`).join(''));
  expect(decodeURIComponent(builder(form))).toBe(
    'product_id=103&quantity=1&product_type=simple&engraving=Ada&extra[]=a&extra[]=b',
  );
});

it('knows when a file is to be sent', () => {
  const form = open(productForm(productCalled('hazel-snaffle-bridle')));
  more(form, '<input type="file" name="logo">');
  expect(readEntries(form, 'simple').hasFile).toBe(false);
  const input = form.querySelector<HTMLInputElement>('[name="logo"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'logo.svg'));
  if (input) input.files = transfer.files;
  expect(readEntries(form, 'simple').hasFile).toBe(true);
});

it('uses our own option for the kind of product if the class does not tell', () => {
  const form = open('<form><input name="quantity[7]" value="2"><input name="add-to-cart" value="5"></form>');
  expect(readEntries(form, 'grouped')).toMatchObject({ productType: 'grouped', productId: '5', products: { 7: '2' } });
});
