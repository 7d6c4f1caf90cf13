import type { IslandPaths, Visitor } from '../visitor.ts';

/** Waits until a page is fetched ahead: by rules for the browser, or by a link where it knows none. */
const isFetched = (visitor: Visitor, path: string) =>
  visitor.waitFor(
    (wanted: string) =>
      [...document.querySelectorAll('script[type="speculationrules"]')].some((rule) =>
        rule.textContent.includes(wanted),
      ) || document.querySelector(`link[rel="prefetch"][href$="${wanted}"]`) !== null,
    path,
  );

/** Islands on every page of a shop. */
export const site: Readonly<Record<string, IslandPaths>> = {
  'coming-soon-banner': {
    happy: async (visitor) => {
      await visitor.open('/shop/?coming-soon=on');
      await visitor.ready('#coming-soon-footer-banner');
      await visitor.click('.coming-soon-footer-banner-dismiss');
      await visitor.missesNow('#coming-soon-footer-banner');
    },
    keyboard: async (visitor) => {
      await visitor.open('/shop/?coming-soon=on');
      await visitor.ready('#coming-soon-footer-banner');
      await visitor.focus('.coming-soon-footer-banner-dismiss');
      await visitor.press('Enter');
      await visitor.missesNow('#coming-soon-footer-banner');
      await visitor.isAt('main');
    },
  },
  'store-notice': {
    happy: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.click('.woocommerce-store-notice a');
      await visitor.missesNow('.woocommerce-store-notice');
      await visitor.open('/cart/');
      await visitor.waitFor(() => document.querySelector('.woocommerce-store-notice[data-island-state="ready"]'));
      await visitor.missesNow('.woocommerce-store-notice');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/shop/');
      await visitor.focus('.woocommerce-store-notice a');
      await visitor.press('Space');
      await visitor.missesNow('.woocommerce-store-notice');
      await visitor.isAt('main');
    },
  },
  notices: {
    happy: async (visitor) => {
      await visitor.open('/elements/notices/');
      await visitor.click('.woocommerce-message .stirrup-dismiss');
      await visitor.missesNow('.woocommerce-message');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/notices/');
      await visitor.focus('.woocommerce-message .stirrup-dismiss');
      await visitor.press('Enter');
      await visitor.missesNow('.woocommerce-message');
      await visitor.waitFor(() => document.activeElement !== document.body);
    },
  },
  'order-attribution': {
    happy: async (visitor) => {
      await visitor.open('/elements/order-attribution/?utm_source=stable');
      await visitor.waitFor(() => document.cookie.includes('sbjs_current'));
    },
    keyboard: { because: 'a visitor does not see it' },
  },
  prefetch: {
    happy: async (visitor) => {
      await visitor.open('/elements/links/');
      await visitor.waitFor(() => document.querySelector('[data-island="prefetch"][data-island-state="ready"]'));
      await visitor.hover('#to-shop');
      await isFetched(visitor, '/shop/');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/links/');
      await visitor.waitFor(() => document.querySelector('[data-island="prefetch"][data-island-state="ready"]'));
      await visitor.focus('#to-product');
      await isFetched(visitor, '/product/hazel-snaffle-bridle/');
      await visitor.press('Enter');
      await visitor.waitFor(() => location.pathname === '/product/hazel-snaffle-bridle/');
    },
  },
  'password-field': {
    happy: async (visitor) => {
      await visitor.open('/my-account/');
      await visitor.type('#username', 'groom');
      await visitor.type('#password', 'paddock');
      await visitor.click('.show-password-input');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#password')?.type === 'text');
      await visitor.click('[name="login"]');
      await visitor.sees(['body', 'your horses are fed']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/passwords/');
      await visitor.focus('#account_password + .show-password-input');
      await visitor.press('Space');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#account_password')?.type === 'text');
      await visitor.focus('#account_password + .show-password-input');
      await visitor.press('Enter');
      await visitor.waitFor(() => document.querySelector<HTMLInputElement>('#account_password')?.type === 'password');
    },
  },
};
