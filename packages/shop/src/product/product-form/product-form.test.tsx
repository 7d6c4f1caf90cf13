import { afterEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { cartAnswer, settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { foundVariation } from '../found-variation.ts';
import { productForm as printForm } from './fixture.ts';
// Imported first, so that no test waits for it.
import './product-form.tsx';
import { productForm } from './island.ts';

const BRIDLE = 'hazel-snaffle-bridle';
const GROUP = 'first-pony-collection';
const MASK = 'hedgerow-fly-mask';
const BY_BUILDER = { bricksWooCommerce: { ajaxAddToCartEnabled: '1' } };
const IN_BACKGROUND = { stirrup_product_form: { background: true } };

afterEach(closePage);

/** Prints a product's form, hydrates it, and returns the parts that the tests look at. */
async function open(slug: string, settings: Readonly<Record<string, object>> = {}, site = builderSite) {
  const markup = printForm(productCalled(slug), { site });
  const bodyClass = site === builderSite ? 'brx-body' : '';
  const { calls } = await openIsland(productForm, markup, { settings, bodyClass });
  const button = the('.single_add_to_cart_button');
  const fill = (selector: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (field) field.value = value;
  };
  /** Submits; returns true if the default action was prevented. */
  const submit = (submitter = button) =>
    !the('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  const message = () => document.querySelector('.stirrup-message[role="alert"]')?.textContent;
  return { calls, button, fill, submit, message };
}

it.each([
  ['builder', builderSite],
  ['shop', classicSite],
])('leaves a form of the %s to the browser by default', async (_, site) => {
  const { calls, button, submit } = await open(BRIDLE, {}, site);
  expect(submit()).toBe(false);
  await settle();
  expect(calls).toEqual([]);
  expect(button.textContent).toBe('Add to cart');
});

it('sends the entries to the builder’s endpoint, once, and shows the outcome', async () => {
  const { calls, button, fill, submit } = await open(BRIDLE, BY_BUILDER);
  fill('input.qty', '3');
  expect([submit(), submit()]).toEqual([true, true]);
  expect(button.matches('.bricks-cart-adding.disabled[aria-disabled="true"]')).toBe(true);
  await settle();
  expect(calls.map(({ endpoint, fields }) => [endpoint, fields])).toEqual([
    ['bricks_add_to_cart', { product_id: '103', quantity: '3', product_type: 'simple' }],
  ]);
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
  await vi.waitFor(() => expect(button.matches('.bricks-cart-added:not(.bricks-cart-adding, .disabled)')).toBe(true));
  expect(calls).toHaveLength(1);
});

it('shows the reason if nothing of a group is chosen, and sends nothing', async () => {
  const { calls, button, submit, message } = await open(GROUP, BY_BUILDER);
  expect(submit()).toBe(true);
  await settle();
  expect(calls).toEqual([]);
  expect(message()).toBe('Please choose the quantity of items you wish to add to your cart.');
  expect(button.nextElementSibling?.getAttribute('role')).toBe('alert');
});

it('sends the chosen products of a group, and removes the message', async () => {
  const { calls, fill, submit, message } = await open(GROUP, BY_BUILDER);
  submit();
  expect(message()).toBeDefined();
  const name = document.querySelector('input[type="number"][name^="quantity["]')?.getAttribute('name') ?? '';
  fill(`[name="${name}"]`, '2');
  expect(submit()).toBe(true);
  expect(message()).toBeUndefined();
  await settle();
  const id = name.replace(/\D/g, '');
  expect(calls[0]?.fields).toMatchObject({ product_type: 'grouped', [`products[${id}]`]: '2' });
  await calls[0]?.answer(cartAnswer('h1', 'group'));
});

it('adds through the shop with our setting', async () => {
  const { calls, submit } = await open(BRIDLE, IN_BACKGROUND, classicSite);
  expect(submit()).toBe(true);
  await settle();
  expect(calls.map(({ endpoint, fields }) => [endpoint, fields])).toEqual([
    ['add_to_cart', { product_id: '103', quantity: '1' }],
  ]);
  await calls[0]?.answer(cartAnswer('h1', 'bridle'));
});

it.each([
  ['submits the form for a variation that takes any size', '', false],
  ['adds a variation with a size', 'Cob', true],
])('%s', async (_, size, isAdded) => {
  const { calls, submit } = await open(MASK, IN_BACKGROUND, classicSite);
  const [form, product] = [the('form'), document];
  foundVariation(product).set({
    form,
    variation: { attributes: { attribute_pa_colour: 'black', attribute_size: size } },
  });
  expect(submit()).toBe(isAdded);
  await settle();
  expect(calls).toHaveLength(isAdded ? 1 : 0);
  foundVariation(product).set(undefined);
});

it('leaves other buttons of the form to the browser', async () => {
  const { calls, button, submit } = await open(BRIDLE, BY_BUILDER);
  const pay = document.createElement('button');
  button.after(pay);
  expect(submit(pay)).toBe(false);
  await settle();
  expect(calls).toEqual([]);
});
