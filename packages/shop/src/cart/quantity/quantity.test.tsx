import { addDialect, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { builderSite } from '../../../../../fixtures/cms/site.ts';
import { type QuantityOptions, quantityField } from './fixture.ts';
import { quantity } from './island.ts';
// Imported before the first test installs its fake clock.
import './quantity.tsx';

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const field = (options: Partial<QuantityOptions> = {}) =>
  String(quantityField({ name: 'Brush' }, { id: 'a', site: builderSite, ...options }));

function all<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The markup lacks ${selector}.`);
  return element;
}

async function open(html: string) {
  document.body.innerHTML = html;
  const root = all('div.quantity', HTMLElement);
  root.setAttribute('data-start', 'load');
  start(quantity);
  await vi.waitFor(() => expect(root.dataset['islandState']).toBe('ready'));
  const changes: string[] = [];
  const input = all('input.qty', HTMLInputElement);
  document.addEventListener('change', () => changes.push(input.value));
  return { root, input, minus: all('.minus', HTMLElement), plus: all('.plus', HTMLElement), changes };
}

it('steps by click and by key, emits a change event, and stops at the limits', async () => {
  const { input, minus, plus, changes } = await open(`<form>${field({ max: 3 })}</form>`);
  expect(minus.getAttribute('aria-disabled')).toBe('true');
  plus.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  plus.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  plus.click();
  expect(input.value).toBe('3');
  minus.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(changes).toEqual(['2', '3', '2']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('2');
});

it('makes the builder’s markup buttons, named after the product', async () => {
  const { minus, plus } = await open(field());
  expect([minus, plus].map((button) => [button.role, button.tabIndex, button.getAttribute('aria-label')])).toEqual([
    ['button', 0, 'Decrease quantity: Brush quantity'],
    ['button', 0, 'Increase quantity: Brush quantity'],
  ]);
});

it('raises a value below the minimum, without an event, but not in the cart', async () => {
  expect((await open(field({ min: 3, value: '1' }))).input.value).toBe('3');
  expect((await open(`<div class="product-quantity">${field({ min: 3, value: '1' })}</div>`)).input.value).toBe('1');
  expect((await open(field({ min: 1, value: '' }))).input.value).toBe('');
});

it('keeps an amount that was typed before it is up, and takes it over into a list’s link', async () => {
  const link = '<a href="https://shop.test/?add-to-cart=47" data-product_id="47" data-quantity="1">Add</a>';
  const opening = open(`<form class="cart brx-loop-product-form">${field({ min: 5, value: '5' })}${link}</form>`);
  all('input.qty', HTMLInputElement).value = '3';
  const { input } = await opening;
  const anchor = all('a', HTMLAnchorElement);
  expect([input.value, anchor.dataset['quantity']]).toEqual(['3', '3']);
  expect(new URL(anchor.href).searchParams.get('quantity')).toBe('3');
});

it('follows limits that change, and leaves a read-only field alone', async () => {
  const { input, plus } = await open(field({ max: 1, min: 0 }));
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  input.max = '5';
  await vi.waitFor(() => expect(plus.getAttribute('aria-disabled')).toBe('false'));
  input.readOnly = true;
  plus.click();
  expect(input.value).toBe('1');
});

it('enables the update of the cart, by button and by typing', async () => {
  const update = '<button name="update_cart" disabled aria-disabled="true">Update cart</button>';
  const { input } = await open(`<form>${field()}${update}</form>`);
  const button = all('[name="update_cart"]', HTMLButtonElement);
  expect(button.disabled).toBe(true);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'false']);
});

it('keeps a list’s link at the amount, and makes Enter click it', async () => {
  const link = '<a href="https://shop.test/?add-to-cart=47" data-product_id="47" data-quantity="1">Add</a>';
  const { plus } = await open(`<form class="cart brx-loop-product-form">${field()}${link}</form>`);
  plus.click();
  const anchor = all('a', HTMLAnchorElement);
  expect([anchor.href, anchor.dataset['quantity']]).toEqual(['https://shop.test/?add-to-cart=47&quantity=2', '2']);
  const clicked = vi.fn((event: Event) => event.preventDefault());
  anchor.addEventListener('click', clicked);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect([clicked.mock.calls.length, submit.defaultPrevented]).toEqual([1, true]);
});

it('acts alone beside the builder’s script', async () => {
  const script = document.createElement('script');
  script.id = 'bricks-woocommerce-js';
  document.head.append(script);
  const { plus, input } = await open(field());
  const legacy = vi.fn();
  plus.addEventListener('click', legacy);
  plus.click();
  expect([input.value, legacy.mock.calls.length]).toEqual(['2', 0]);
});

it('restores the markup', async () => {
  const markup = field();
  const { root } = await open(markup);
  root.remove();
  await vi.waitFor(() => expect(root.querySelector('[role]')).toBeNull());
  expect(root.querySelector('.plus')?.getAttributeNames()).toEqual(['class']);
});

it('steps in a theme’s own markup, by its names, as in ours', async () => {
  start(quantity);
  addDialect('quantity', 'theme', ['.theme-amount'], {
    parts: { input: '.theme-field', minus: '.theme-less', plus: '.theme-more' },
  });
  document.body.innerHTML = `<div class="theme-amount" data-start="load"><i class="theme-less minus"></i>
    <input class="qty"><input class="theme-field" value="1" min="1" max="2"><i class="theme-more"></i></div>`;
  const [plus, minus] = [all('.theme-more', HTMLElement), all('.theme-less', HTMLElement)];
  const input = all('.theme-field', HTMLInputElement);
  const atBounds = () => [minus, plus].map((button) => button.getAttribute('aria-disabled') === 'true');
  await vi.waitFor(() => expect(plus.role).toBe('button'));
  plus.click();
  plus.click();
  expect([input.value, atBounds()]).toEqual(['2', [false, true]]);
  minus.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect([input.value, atBounds()]).toEqual(['1', [true, false]]);
});
