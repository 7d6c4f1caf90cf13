import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlesIn, htmlOf, marksIn, openWordPress, order, reportOn, settingsIn } from './support/wordpress.ts';

beforeAll(() => order('activate'));
afterAll(() => order('deactivate'));

describe('what others need stays', () => {
  it('keeps jQuery for a plugin’s script that depends on it, and only jQuery', async () => {
    const page = await openWordPress('/list/?with=dependent');
    const handles = handlesIn(await page.content());
    expect(handles).toEqual(expect.arrayContaining(['jquery-core', 'jquery-migrate', 'their-plugin']));
    expect(handles).not.toContain('wc-add-to-cart');
    expect(await page.evaluate('typeof window.jQuery')).toBe('function');
    expect(await reportOn('/list/?with=dependent')).toMatchObject({
      pages: { shop: { 'jquery-core': 'need:their-plugin' } },
    });
  });

  it('keeps it for a script that needs it and does not say so', async () => {
    const page = await openWordPress('/list/?with=undeclared');
    await page.waitForFunction('window.sloppyPlugin === "works"');
    expect(await reportOn('/list/?with=undeclared')).toMatchObject({
      pages: { shop: { 'jquery-core': 'file:their-sloppy-plugin' } },
    });
  });

  it('looks into the file of a script whose address has lost its scheme', async () => {
    expect(await htmlOf('/list/?with=undeclared,schemeless')).toMatch(/src=["']\/\/127\.0\.0\.1:/);
    expect(await reportOn('/list/?with=undeclared,schemeless')).toMatchObject({
      pages: { shop: { 'jquery-core': 'file:their-sloppy-plugin' } },
    });
  });

  it('keeps what the file of a script that stays calls', async () => {
    expect(await reportOn('/list/?with=calling')).toMatchObject({
      pages: { shop: { 'wc-jquery-blockui': 'file:their-button', 'wc-add-to-cart': 'goes' } },
    });
  });

  it('takes no address for an id', async () => {
    expect(await reportOn('/list/?with=odd')).toMatchObject({
      pages: { shop: { underscore: 'need:their-odd-plugin' } },
    });
  });

  it('knows libraries of older WooCommerce by their names, and leaves others under the same names', async () => {
    const html = await htmlOf('/list/?with=former');
    expect(handlesIn(html)).toContain('flexslider');
    for (const handle of ['js-cookie', 'zoom', 'jquery-core']) expect(handlesIn(html)).not.toContain(handle);
  });

  it('leaves what a theme has put in the place of a script of the shop, with its needs', async () => {
    const handles = handlesIn(await htmlOf('/pad/?with=replaced'));
    expect(handles).toEqual(expect.arrayContaining(['wc-add-to-cart-variation', 'jquery-core', 'wp-util']));
    expect(handles).not.toContain('wc-add-to-cart');
  });

  it('tells a script that has lost its id by its address', async () => {
    const handle = /handle=bricks-scripts\b/;
    expect(await htmlOf('/list/?with=nameless')).not.toMatch(handle);
    const kept = await htmlOf('/list/?with=nameless,blocks');
    expect(kept).toMatch(handle);
    expect(marksIn(kept)).toContain('bricks-scripts');
  });

  it('leaves a page alone whose scripts are merged already, and says so', async () => {
    const html = await htmlOf('/list/?with=merged');
    expect(html).not.toContain('stirrup-js');
    expect(handlesIn(html)).toContain('wc-add-to-cart');
    expect(JSON.stringify(await order('report'))).toContain('lost their elements: bricks-scripts');
  });

  it('keeps libraries for WooCommerce’s mini cart of blocks, and takes the rest out', async () => {
    expect(await reportOn('/list/?with=mini_cart')).toMatchObject({
      pages: { shop: { underscore: 'blocks', 'wc-add-to-cart': 'goes' } },
    });
  });

  it.each(['inline', 'attribute', 'unquoted'])('keeps it for code in the page: %s', async (kind) => {
    expect(handlesIn(await htmlOf(`/list/?with=${kind}`))).toEqual(
      expect.arrayContaining(['jquery-core', 'jquery-migrate']),
    );
    expect(await reportOn(`/list/?with=${kind}`)).toMatchObject({ pages: { shop: { 'jquery-core': 'code' } } });
  });

  it.each([
    ['preorder', { 'wc-add-to-cart-variation': 'code' }],
    ['quick_view', { 'wc-single-product': 'code', 'wc-flexslider': 'with:wc-single-product' }],
    ['arrows', { 'wc-single-product': 'code', 'wc-zoom': 'with:wc-single-product' }],
    ['sorting', { woocommerce: 'code' }],
    ['sorting_outside', { woocommerce: 'code' }],
    ['social_share', { 'bricks-scripts': 'code', 'wc-single-product': 'goes' }],
  ])('keeps a script whose functions or globals code in the page needs: %s', async (kind, kept) => {
    expect(await reportOn(`/pad/?with=${kind}`)).toMatchObject({ pages: { product: kept } });
  });

  it.each(['inline', 'huge'])('lets code in the page run: %s', async (kind) => {
    const page = await openWordPress(`/list/?with=${kind}`);
    await page.waitForSelector('body.their-class');
    expect(await page.locator('#stirrup-js').count()).toBe(1);
  });

  it('does not take data, comments and text for code', async () => {
    expect(handlesIn(await htmlOf('/list/?with=harmless'))).not.toContain('jquery-core');
  });

  it('keeps a script behind which a plugin has put code, and what that script needs', async () => {
    const page = await openWordPress('/list/?with=addition');
    expect(await page.evaluate('window.theirAddition')).toBe(true);
    expect(handlesIn(await page.content())).toEqual(
      expect.arrayContaining(['woocommerce', 'jquery-core', 'wc-jquery-blockui', 'wc-js-cookie']),
    );
    expect(await reportOn('/list/?with=addition')).toMatchObject({ pages: { shop: { woocommerce: 'addition' } } });
  });

  it('prints the settings of what stays as well, for islands that start before its code', async () => {
    const settings = settingsIn(await htmlOf('/list/?with=addition,localized'));
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(['woocommerce_params', 'wc_add_to_cart_params']));
    expect(settings).not.toHaveProperty('their_settings');
  });

  it('keeps a script with which a plugin prints settings of its own', async () => {
    const page = await openWordPress('/list/?with=localized');
    expect(await page.evaluate('window.their_settings.color')).toBe('bay');
    expect(await reportOn('/list/?with=localized')).toMatchObject({ pages: { shop: { 'jquery-core': 'addition' } } });
  });

  it.each(['reader', 'reading', 'reading_attribute'])(
    'leaves settings where code in the page, or a file, reads them: %s',
    async (kind) => {
      const page = await openWordPress(`/list/?with=${kind}`);
      await page.evaluate(() => document.getElementById('their-button')?.click());
      expect(await page.evaluate('window.theirCart')).toMatch(/cart/);
      const html = await htmlOf(`/list/?with=${kind}`);
      expect(handlesIn(html)).not.toContain('wc-add-to-cart');
      expect(settingsIn(html)).toHaveProperty('wc_add_to_cart_params');
    },
  );

  it('keeps all of the builder where code in the page needs one of its libraries', async () => {
    expect(await reportOn('/list/?with=isotope')).toMatchObject({
      pages: {
        shop: {
          'bricks-isotope': 'code',
          'bricks-scripts': 'with:bricks-isotope',
          'bricks-swiper': 'with:bricks-scripts',
          'wc-add-to-cart': 'goes',
        },
      },
    });
  });

  it('keeps settings of what a developer’s filter takes out where it would stay', async () => {
    const html = await htmlOf('/list/?with=insistent,blocks');
    expect(handlesIn(html)).not.toContain('wc-add-to-cart');
    expect(handlesIn(html)).toContain('wc-cart-fragments');
    expect(settingsIn(html)).toHaveProperty('wc_add_to_cart_params');
  });

  it('keeps what a developer’s filter keeps', async () => {
    expect(handlesIn(await htmlOf('/list/?with=override'))).toContain('wc-js-cookie');
    expect(await reportOn('/list/?with=override')).toMatchObject({
      pages: { shop: { 'wc-js-cookie': 'because I say so' } },
    });
  });
});

describe('consent', () => {
  it('leaves the attribution of orders to a plugin that holds its script back', async () => {
    const html = await htmlOf('/classic/?with=held');
    expect(html).toContain('data-cookieconsent="statistics"');
    expect(handlesIn(html)).toEqual(expect.arrayContaining(['stirrup', 'wc-order-attribution']));
    expect(handlesIn(html)).not.toContain('wc-add-to-cart');
    expect(await reportOn('/classic/?with=held')).toMatchObject({
      pages: { shop: { 'sourcebuster-js': 'held', 'wc-order-attribution': 'with:sourcebuster-js' } },
    });
    const page = await openWordPress('/classic/?utm_source=nl&with=held');
    await page.waitForSelector('body[data-island-state="ready"]');
    await page.waitForLoadState('networkidle');
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'))).toEqual([]);
  });

  it('leaves it to a plugin that may do so later', async () => {
    expect(await reportOn('/classic/?with=asking')).toMatchObject({
      pages: { shop: { 'sourcebuster-js': 'held', 'wc-order-attribution': 'held', 'wc-add-to-cart': 'goes' } },
    });
  });

  it('attributes orders only after the visitor has agreed, as the shop’s own script does', async () => {
    const page = await openWordPress('/consent/?utm_source=nl');
    await page.waitForSelector('body[data-island-state="ready"]');
    const cookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_')).map(({ value }) => value);
    expect(await cookies()).toEqual([]);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } })),
    );
    expect((await cookies()).join()).toContain('nl');
  });
});

describe('a theme', () => {
  it('adds its own names of tabs by the recipe, and nothing where the plugin does nothing', async () => {
    const page = await openWordPress('/list/?with=dialect,modules');
    await page.click('text=Care');
    await page.locator('text=Soap once a week.').waitFor();
    await page.locator('text=Two fingers under the pommel.').waitFor({ state: 'hidden' });
    const left = await openWordPress('/list/?with=dialect,flush');
    expect(await left.locator('#stirrup-js').count()).toBe(0);
    expect(await left.locator('.theme-pane:visible').count()).toBe(2);
  });
});

describe('languages', () => {
  it('knows the site’s own server where the home page of a language is in a folder', async () => {
    const [tag] = /<script[^>]*stirrup-js[^>]*>/.exec(await htmlOf('/list/?with=language')) ?? [];
    expect(tag).toContain('stirrup.js');
    expect(tag).not.toContain('integrity');
  });

  it('prints the texts that have a translation, and no others; right to left', async () => {
    const html = await htmlOf('/classic/?with=translated');
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(settingsIn(html)['stirrup_texts']).toEqual({ tryAgain: 'נסו שוב', slideLabel: '%1$s מתוך %2$s' });
    expect(settingsIn(await htmlOf('/classic/'))).not.toHaveProperty('stirrup_texts');
  });

  it('leaves its own words to Bricks', async () => {
    const { stirrup_texts } = settingsIn(await htmlOf('/list/?with=translated,bricks'));
    expect(stirrup_texts).toEqual({ tryAgain: 'נסו שוב' });
  });
});
