import { CONTENT } from '@stirrup/cart';
import { describe, expect, it } from 'vitest';
import { cartWith } from '../../../../../fixtures/cms/cart/cart.ts';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { addToCartLink } from '../add-to-cart/fixture.ts';
import { ADD_BUTTON, HIDE_IF_EMPTY, ITEM, miniCartContract, REMOVE_LINK } from './contract.ts';
import { builderMiniCart, cartWidget, miniCartContent } from './fixture.ts';
import { miniCart } from './island.ts';

const cart = cartWith({ 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 });
const show = (markup: unknown) => {
  document.body.innerHTML = String(markup);
};
const count = (selector: string) => document.querySelectorAll(selector).length;

const builder = miniCartContract.dialects['bricks'];
const MODAL_PANEL = `.${builder?.states.modal}`;

describe('the builder’s mini cart', () => {
  it('has every part once, and every control of it is a part', () => {
    show(builderMiniCart(cart, { panel: 'right' }));
    expect(count(String(miniCart.selectors['bricks']))).toBe(1);
    const parts = Object.values(builder?.parts ?? {});
    expect(parts).toHaveLength(miniCartContract.parts.length);
    for (const selector of parts) expect([selector, count(selector)]).toEqual([selector, 1]);
    for (const control of document.querySelectorAll('a, button')) expect(control.matches(parts.join())).toBe(true);
    expect(count(MODAL_PANEL)).toBe(1);
    expect(count(CONTENT)).toBe(1);
  });

  it('prints its options on its parts', () => {
    show(builderMiniCart(cart, { openOnAdd: true, skipClickOutside: true }));
    const { toggle, panel } = builder?.parts ?? {};
    expect(count(`${toggle}${builder?.states.opensOnAdd}`)).toBe(1);
    expect(count(`${panel}${builder?.states.ignoresOutside}`)).toBe(1);
    expect(count(MODAL_PANEL)).toBe(0);
  });

  it('has neither toggle nor panel where it is only a link', () => {
    show(builderMiniCart(cart, { panel: 'link' }));
    for (const selector of Object.values(builder?.parts ?? {})) {
      expect(count(selector)).toBe(0);
    }
  });
});

it('knows the classic widget, empty and hiding', () => {
  show(cartWidget({ hideIfEmpty: true }));
  expect(count(String(miniCart.selectors['woocommerce']))).toBe(1);
  expect(count(`${HIDE_IF_EMPTY} ${CONTENT}`)).toBe(1);
  expect(document.querySelector(CONTENT)?.childNodes).toHaveLength(0);
});

it('knows the lines of a filled cart and their remove links', () => {
  show(miniCartContent(cart));
  expect(count(`${CONTENT} ${ITEM} ${REMOVE_LINK}`)).toBe(cart.lines.length);
  const keys = [...document.querySelectorAll<HTMLElement>(REMOVE_LINK)].map(({ dataset }) => dataset['cart_item_key']);
  expect(keys).toEqual(cart.lines.map(({ key }) => key));
});

it('knows a button that adds', () => {
  show(addToCartLink(productCalled('hazel-snaffle-bridle')));
  expect(count(ADD_BUTTON)).toBe(1);
});
