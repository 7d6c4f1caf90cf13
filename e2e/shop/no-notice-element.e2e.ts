import { expect, it } from 'vitest';
import { openCartPage } from '../../packages/shop/src/testing/open-cart-page.ts';
import { withShop } from '../support/browser.ts';
import { CODE, openCheckout, PANELS } from './support/open-checkout.ts';
import { addLink, PRODUCT } from './support/watch-calls.ts';

// Templates of the builder print no element for notices unless their author has placed one (bricks-dynamic.md §8.2).
const NO_ELEMENT = 'notice-element=off';
const NOTICES = '.woocommerce-notices-wrapper';
const BOOTS = addLink(PRODUCT.boots);
const BRIDLE = addLink(PRODUCT.bridle);

it('a refused add is explained beside its button, and an accepted one is announced', async () => {
  const page = await withShop(`/builder/shop/page/2/?error=notice&notice=yes&${NO_ELEMENT}`);
  expect(await page.locator(NOTICES).count()).toBe(0);
  await page.click(BOOTS);
  await page.waitForSelector(`${BOOTS} + .stirrup-message[role="alert"]:has-text("need a fitting first")`);

  await page.goto(new URL(`/builder/shop/?error=notice&notice=yes&${NO_ELEMENT}`, page.url()).href);
  await page.click(BRIDLE);
  await page.waitForSelector('[role="status"]:has-text("“Hazel Snaffle Bridle” has been added")', {
    state: 'attached',
  });
  expect(await page.locator(NOTICES).count()).toBe(0);
});

it('a change of the cart gets an element for its notices', async () => {
  const page = await openCartPage(`?${NO_ELEMENT}`, '/builder');
  expect(await page.locator(NOTICES).count()).toBe(0);
  await page.fill('.cart_item .qty >> nth=0', '2');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.entry-content .woocommerce > ${NOTICES}:first-child:has-text("Cart updated.")`);
  expect(await page.locator(NOTICES).count()).toBe(1);
});

it('a coupon on the checkout gets an element for its notices, before the form', async () => {
  const { path, toggle } = PANELS.builder;
  const page = await openCheckout(`${path}?${NO_ELEMENT}`);
  expect(await page.locator(NOTICES).count()).toBe(0);
  await page.click(toggle);
  await page.fill(CODE, 'saddle10');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(`${NOTICES}:has(.woocommerce-message) + form.checkout`);
});
