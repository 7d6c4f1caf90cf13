import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';
import { builderButtonFields, shopButtonFields } from './call-fields.ts';

function buttonWith(attributes: Readonly<Record<string, string>>): HTMLElement {
  const button = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  return button;
}

afterEach(() => vi.unstubAllGlobals());

const OWN_STATES = { loading: '[data-loading]', added: '[data-added]' };

it('sends the shop every data attribute, and none of ours', () => {
  const button = buttonWith({
    href: '?add-to-cart=47',
    'data-product_id': '47',
    'data-gift_wrap': 'yes',
    'data-camel-case': '1',
    'data-island': 'add-to-cart',
    'data-island-state': 'ready',
    'data-start': 'load',
    'data-options': '{}',
    'data-loading': '',
    'data-added': '',
  });
  expect(shopButtonFields(button, 1, OWN_STATES)).toEqual({
    quantity: '1',
    product_id: '47',
    gift_wrap: 'yes',
    camelCase: '1',
  });
  button.dataset['quantity'] = '3';
  expect(shopButtonFields(button, 2, OWN_STATES)).toMatchObject({ quantity: '3' });
});

it('sends the shop attributes of plugins with names of ours', () => {
  const button = buttonWith({ 'data-product_id': '47', 'data-start': '2026-05-01', 'data-options': 'engraved' });
  expect(shopButtonFields(button, 1, OWN_STATES)).toMatchObject({ start: '2026-05-01', options: 'engraved' });
  button.dataset['start'] = 'media((width > 1px))';
  expect(shopButtonFields(button, 1, OWN_STATES)).not.toHaveProperty('start');
});

it('sends the shop no states of a theme’s', () => {
  const button = buttonWith({ 'data-product_id': '47', 'data-is-busy': '', 'data-gift': 'yes' });
  const states = { loading: '[data-is-busy]', added: 'theme-added' };
  expect(shopButtonFields(button, 1, states)).toEqual({ quantity: '1', product_id: '47', gift: 'yes' });
});

it('sends the shop what plugins have stored in jQuery, below the attributes', () => {
  vi.stubGlobal('jQuery', jQuery);
  const button = buttonWith({ 'data-product_id': '47', 'data-quantity': '2', 'data-loading': '' });
  jQuery(button).data({ gift_wrap: 'yes', engraved: true, quantity: 9, dialog: {}, loading: 'x' });
  expect(shopButtonFields(button, 1, OWN_STATES)).toEqual({
    product_id: '47',
    quantity: '2',
    gift_wrap: 'yes',
    engraved: 'true',
  });
});

it('sends the builder three fields', () => {
  const button = buttonWith({ 'data-product_id': '47', 'data-product_sku': 'x' });
  expect(builderButtonFields(button, 'simple', 1)).toEqual({ product_id: '47', quantity: '1', product_type: 'simple' });
  button.dataset['quantity'] = '3';
  expect(builderButtonFields(button, 'variation', 1)).toMatchObject({ quantity: '3', product_type: 'variation' });
});

it('sends the amount in a list’s field, which counts more than the link', () => {
  const form = document.createElement('form');
  form.className = 'brx-loop-product-form';
  // A form returns its fields in place of its members.
  form.innerHTML = '<input class="qty" value="4"><input name="querySelector">';
  const button = buttonWith({ 'data-product_id': '47', 'data-quantity': '1' });
  form.append(button);
  expect(shopButtonFields(button, 1, OWN_STATES)).toMatchObject({ quantity: '4' });
  expect(builderButtonFields(button, 'simple', 1)).toMatchObject({ quantity: '4' });
});
