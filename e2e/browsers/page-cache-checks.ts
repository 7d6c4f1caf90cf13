import type { Check } from './check.ts';
import type { Target, Visitor } from './visitor.ts';

const COUNT = 'header .cart-contents .count, header .cart-count';
const FIRST_LINK = 'main .add_to_cart_button.ajax_add_to_cart';

/** Leaves the page by a link, as visitors do, after noting on it that it was here. */
async function leaveBy(visitor: Visitor, link: Target, path: string): Promise<void> {
  await visitor.evaluate(() => {
    Reflect.set(globalThis, 'wasHere', true);
    addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'isPersisted', persisted));
  });
  await visitor.click(link);
  await visitor.waitFor((wanted: string) => location.pathname === wanted && document.readyState === 'complete', path);
}

/** Goes back to the very document that was left, which only the back/forward cache keeps. */
async function comeBack(visitor: Visitor): Promise<void> {
  await visitor.goBack();
  await visitor.waitFor(
    () => Reflect.get(globalThis, 'wasHere') === true && Reflect.get(globalThis, 'isPersisted') === true,
  );
}

const counts = (visitor: Visitor, number: string) =>
  visitor.waitFor(
    (selector: string, wanted: string) =>
      [...document.querySelectorAll(selector)].every(({ textContent }) =>
        new RegExp(`\\b${wanted}\\b`).test(textContent),
      ),
    COUNT,
    number,
  );

/** A page that the browser has kept alive while the visitor was elsewhere. */
export const pageCacheChecks: readonly Check[] = [
  {
    kind: 'page cache',
    name: 'the cart of a page that was left shows what was removed since, and adds again',
    run: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.click(FIRST_LINK);
      await visitor.sees(`${FIRST_LINK}.added`);
      await counts(visitor, '1');
      await leaveBy(visitor, ['header a[href$="/cart/"]', 'Cart'], '/cart/');
      await visitor.click('.woocommerce-cart-form a.remove');
      await visitor.sees('.cart-empty');
      await comeBack(visitor);
      await counts(visitor, '0');
      await visitor.waitFor(() => !document.querySelector('.widget_shopping_cart .mini_cart_item'));
      await visitor.click(FIRST_LINK);
      await counts(visitor, '1');
    },
  },
  {
    kind: 'page cache',
    name: 'a cart page refreshes',
    run: async (visitor) => {
      await visitor.open('/product/hazel-snaffle-bridle/?add-to-cart=101');
      await visitor.open('/cart/');
      await visitor.ready('.woocommerce:has(> .woocommerce-cart-form)');
      await leaveBy(visitor, 'header a[href$="/shop/"]', '/shop/');
      await visitor.click(FIRST_LINK);
      await counts(visitor, '2');
      await comeBack(visitor);
      await visitor.waitFor(() => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('.woocommerce-cart-form .qty')];
        return fields.reduce((total, { value }) => total + Number(value), 0) === 2;
      });
    },
  },
  {
    kind: 'page cache',
    name: 'tabs are as they were left, and go on by pointer and keyboard',
    run: async (visitor) => {
      await visitor.open('/elements/tabs/');
      await visitor.ready('[data-island="tabs"]:first-of-type');
      await visitor.click('#care');
      await visitor.sees('#care-pane');
      await leaveBy(visitor, 'header a[href$="/shop/"]', '/shop/');
      await comeBack(visitor);
      await visitor.sees('#care-pane');
      await visitor.focus('#care');
      await visitor.press('ArrowRight');
      await visitor.sees('#tab-3-pane');
      await visitor.click('#fit');
      await visitor.sees('#fit-pane');
    },
  },
  {
    kind: 'page cache',
    name: 'a panel that the visitor left through is still open, and closes',
    run: async (visitor) => {
      await visitor.open('/builder/elements/off-canvas/');
      await visitor.click('#brxe-sharedt');
      await visitor.sees('#brxe-shared [href="/shop/"]');
      await leaveBy(visitor, '#brxe-shared [href="/shop/"]', '/shop/');
      await comeBack(visitor);
      await visitor.sees('#brxe-shared [href="/shop/"]');
      await visitor.press('Escape');
      await visitor.missesNow('#brxe-shared [href="/shop/"]');
      await visitor.waitFor(() => document.querySelectorAll('[inert], .no-scroll').length === 0);
    },
  },
  {
    kind: 'page cache',
    name: 'a store notice that was dismissed elsewhere is gone',
    run: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.sees('.woocommerce-store-notice');
      await visitor.waitFor(() => document.querySelector('.woocommerce-store-notice[data-island-state]'));
      await visitor.evaluate(() => visitorTools.bringUp());
      await leaveBy(visitor, ['header a[href$="/cart/"]', 'Cart'], '/cart/');
      await visitor.click('.woocommerce-store-notice a');
      await visitor.missesNow('.woocommerce-store-notice');
      await comeBack(visitor);
      await visitor.missesNow('.woocommerce-store-notice');
    },
  },
  {
    kind: 'page cache',
    name: 'the sort order is that of the page again',
    run: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.ready('.woocommerce-ordering');
      await visitor.evaluate(() => {
        Reflect.set(globalThis, 'wasHere', true);
        addEventListener('pageshow', ({ persisted }) => Reflect.set(globalThis, 'isPersisted', persisted));
      });
      await visitor.choose('.woocommerce-ordering select', 'price');
      await visitor.waitFor(() => location.search.includes('orderby=price') && document.readyState === 'complete');
      await comeBack(visitor);
      await visitor.waitFor(
        () => document.querySelector<HTMLSelectElement>('.woocommerce-ordering select')?.value === 'menu_order',
      );
    },
  },
];
