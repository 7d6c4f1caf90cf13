import type { IslandPaths, Visitor } from '../visitor.ts';

const WIDGET = '.widget_shopping_cart';
const SIDEBAR = '#woocommerce_widget_cart-2';
const FIRST_LINK = 'main .add_to_cart_button.ajax_add_to_cart';

/** Puts one piece into the cart, as a page without scripts does. */
const fill = async (visitor: Visitor, path = '/cart/') => {
  await visitor.open('/product/hazel-snaffle-bridle/?add-to-cart=101');
  await visitor.open(path);
};

const count = (visitor: Visitor, pattern: string) =>
  visitor.waitFor(
    (text: string) =>
      new RegExp(text).test(document.querySelector('header .cart-contents, header .cart-count')?.textContent ?? ''),
    pattern,
  );

/** From a button to the cart. */
export const cart: Readonly<Record<string, IslandPaths>> = {
  'add-to-cart': {
    happy: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.click(FIRST_LINK);
      await visitor.sees(`${FIRST_LINK}.added`);
      await count(visitor, '1');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/shop/');
      await visitor.focus('main .brx_ajax_add_to_cart');
      await visitor.press('Enter');
      await visitor.sees('main .brx_ajax_add_to_cart.added');
    },
  },
  'mini-cart': {
    happy: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.click(FIRST_LINK);
      await visitor.sees(`${FIRST_LINK}.added`);
      await visitor.waitFor((widget: string) => document.querySelector(`${widget} .mini_cart_item a.remove`), WIDGET);
      await visitor.open('/cart/');
      await count(visitor, '1');
    },
    keyboard: async (visitor) => {
      await fill(visitor, '/shop/');
      // A second line, which gets the focus of the first.
      await visitor.click(`${FIRST_LINK}:not([data-product_id="101"])`);
      await visitor.sees(`${SIDEBAR} .mini_cart_item:nth-child(2)`);
      await visitor.focus(`${SIDEBAR} a.remove`);
      await visitor.press('Enter');
      await visitor.missesNow(`${SIDEBAR} .mini_cart_item:nth-child(2)`);
      await visitor.isAt(`${SIDEBAR} a.remove`);
    },
  },
  'cart-fragments': {
    happy: async (visitor) => {
      await visitor.open('/elements/cart-fragments/');
      await visitor.ready('[data-island="cart-fragments"]');
      await visitor.click(FIRST_LINK);
      await visitor.sees(['[data-island="cart-fragments"] .count', '1 item']);
    },
    keyboard: { because: 'what it shows belongs to the theme' },
  },
  'cart-page': {
    happy: async (visitor) => {
      await fill(visitor);
      await visitor.ready('.woocommerce:has(> .woocommerce-cart-form)');
      await visitor.type('.woocommerce-cart-form input.qty', '3');
      await visitor.click('.woocommerce-cart-form [name="update_cart"]');
      await visitor.sees(['.woocommerce-message', 'Cart updated']);
      await visitor.click('.woocommerce-cart-form a.remove');
      await visitor.sees('.cart-empty');
    },
    keyboard: async (visitor) => {
      await fill(visitor);
      await visitor.ready('.woocommerce:has(> .woocommerce-cart-form)');
      await visitor.focus('.woocommerce-cart-form a.remove');
      await visitor.press('Enter');
      await visitor.sees('.cart-empty');
      await visitor.waitFor(() => document.activeElement !== document.body);
    },
  },
  quantity: {
    happy: async (visitor) => {
      await visitor.open('/elements/quantity/');
      await visitor.ready('[data-island="quantity"]');
      await visitor.click('[data-island="quantity"] [data-part="plus"]');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#quantity_any')?.value === '2');
      await visitor.click('[data-island="quantity"] [data-part="minus"]');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#quantity_any')?.value === '1');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/quantity/');
      await visitor.ready('[data-island="quantity"]');
      await visitor.focus('[data-island="quantity"] [data-part="plus"]');
      await visitor.press('Enter', 'Space');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#quantity_any')?.value === '3');
    },
  },
  'checkout-coupon': {
    happy: async (visitor) => {
      await visitor.open('/elements/checkout-panels/');
      await visitor.click('[data-island="checkout-coupon"] [data-part="toggle"]');
      await visitor.sees('#voucher');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/checkout-panels/');
      await visitor.focus('[data-island="checkout-coupon"] [data-part="toggle"]');
      await visitor.press('Enter');
      await visitor.isAt('#voucher');
      await visitor.press('S', 'A', 'Escape');
      await visitor.waitFor(() => document.activeElement !== document.body);
    },
  },
  'checkout-login': {
    happy: async (visitor) => {
      await visitor.open('/elements/checkout-panels/');
      await visitor.click('[data-island="checkout-login"] [data-part="toggle"]');
      await visitor.sees('[data-island="checkout-login"] [name="username"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/checkout-panels/');
      await visitor.focus('[data-island="checkout-login"] [data-part="toggle"]');
      await visitor.press('Enter');
      await visitor.isAt('[data-island="checkout-login"] [name="username"]');
    },
  },
};
