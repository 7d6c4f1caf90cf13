import { expect, it } from 'vitest';
import { addProduct, handlesIn, htmlOf, openWordPress } from './support/wordpress.ts';

it('a theme takes the old scripts out by the recipe, and a product goes into the cart', async () => {
  const html = await htmlOf('/list/?with=recipe');
  const handles = handlesIn(html);
  for (const handle of ['woocommerce', 'wc-add-to-cart', 'wc-cart-fragments', 'wc-js-cookie', 'wc-jquery-blockui']) {
    expect(handles).not.toContain(handle);
  }
  expect(html).toContain('var wc_add_to_cart_params =');
  expect(html).toMatch(/\/stirrup\/stirrup\.js\?ver=\d+"/);
  const page = await openWordPress('/classic/?with=recipe');
  await addProduct(page);
  expect(await page.evaluate('window.oldScripts ?? []')).not.toContain('wc-add-to-cart-js');
});

it('leaves the checkout as it is', async () => {
  const [plain, changed] = await Promise.all([htmlOf('/pay/'), htmlOf('/pay/?with=recipe')]);
  expect(handlesIn(changed)).toEqual(handlesIn(plain));
});
