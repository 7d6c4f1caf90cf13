import { expect, it } from 'vitest';
import { addProduct, handlesIn, htmlOf, openWordPress } from './support/wordpress.ts';

it('a theme takes the old scripts out by the recipe, and a product goes into the cart', async () => {
  const html = await htmlOf('/list/?with=recipe');
  const handles = handlesIn(html);
  for (const handle of ['woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-js-cookie', 'wc-jquery-blockui']) {
    expect(handles).not.toContain(handle);
  }
  // It needs jQuery, and does not say so.
  expect(handles).not.toContain('bricks-woocommerce');
  expect(handles).toContain('bricks-scripts');
  expect(html).toContain('var wc_add_to_cart_params =');
  expect(html).toMatch(/\/stirrup\/stirrup\.js\?ver=\d+"/);
  const page = await openWordPress('/classic/?with=recipe');
  await addProduct(page);
  expect(await page.evaluate('window.oldScripts ?? []')).not.toContain('wc-add-to-cart-js');
});

it('leaves the attribution of orders to WooCommerce, since a consent plugin may hold its scripts back', async () => {
  const handles = handlesIn(await htmlOf('/list/?with=recipe'));
  expect(handles).toEqual(expect.arrayContaining(['sourcebuster-js', 'wc-order-attribution']));
});

it('prints the tag behind the import map of WordPress, so that modules of others work', async () => {
  const html = await htmlOf('/list/?with=recipe,modules');
  expect(html).toContain('type="importmap"');
  expect(html.indexOf('/stirrup/stirrup.js')).toBeGreaterThan(html.indexOf('type="importmap"'));
});

it('leaves a site as it is on which WooCommerce is switched off', async () => {
  const [plain, changed] = await Promise.all([htmlOf('/list/'), htmlOf('/list/?with=recipe,no-shop')]);
  expect(handlesIn(plain)).toContain('woocommerce');
  expect(handlesIn(changed)).toEqual(handlesIn(plain));
});

it('leaves the checkout as it is', async () => {
  const [plain, changed] = await Promise.all([htmlOf('/pay/'), htmlOf('/pay/?with=recipe')]);
  expect(handlesIn(changed)).toEqual(handlesIn(plain));
});
