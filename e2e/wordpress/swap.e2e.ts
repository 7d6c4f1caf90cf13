import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeConsole } from '../support/browser.ts';
import { addProduct, choose, handlesIn, htmlOf, openWordPress, order, settingsIn } from './support/wordpress.ts';

/** Scripts of a page that the plugin knows nothing about, or always leaves. */
const UNTOUCHED = ['color-scheme-switcher-frontend'];

beforeAll(() => order('activate'));
afterAll(() => order('deactivate'));

describe('what goes', () => {
  it.each(['list', 'pad', 'popups', 'classic'])('takes every old script out of %s, jQuery too', async (name) => {
    const html = await htmlOf(`/${name}/`);
    expect(handlesIn(html).filter((handle) => !/^wp-(?:polyfill|block)|^regenerator/.test(handle))).toEqual([
      'stirrup',
      ...UNTOUCHED,
    ]);
  });

  it('keeps all that payment gateways live on, at the checkout', async () => {
    const html = await htmlOf('/pay/');
    const handles = handlesIn(html);
    expect(handles).toEqual(
      expect.arrayContaining([
        'jquery-core',
        'jquery-migrate',
        'wc-checkout',
        'wc-country-select',
        'selectWoo',
        'woocommerce',
      ]),
    );
    expect(handles).not.toContain('wc-add-to-cart');
    expect(handles).not.toContain('wc-cart-fragments');
    // Long lists of countries would be among them.
    expect(html).toContain('var wc_checkout_params');
    expect(settingsIn(html)).not.toHaveProperty('wc_checkout_params');
    expect(settingsIn(html)).toHaveProperty('woocommerce_params');
  });

  it('keeps the script of field descriptions, and jQuery for it, on the account’s pages', async () => {
    const handles = handlesIn(await htmlOf('/account/'));
    expect(handles).toEqual(expect.arrayContaining(['jquery-core', 'woocommerce']));
    expect(handles).not.toContain('wc-add-to-cart');
  });

  it('takes the cart page’s scripts out with those of countries', async () => {
    const handles = handlesIn(await htmlOf('/basket/'));
    expect(handles.filter((handle) => /^wc-|jquery|selectWoo/.test(handle))).toEqual([]);
  });

  it('takes nothing out where WordPress’s blocks are the cart', async () => {
    const handles = handlesIn(await htmlOf('/list/?with=blocks'));
    expect(handles).toEqual(expect.arrayContaining(['stirrup', 'jquery-core', 'wc-add-to-cart', 'bricks-scripts']));
  });
});

describe('its code', () => {
  it('can be read by the oldest PHP that it allows', async () => {
    expect(await order('lint')).toEqual({
      files: expect.arrayContaining(['stirrup.php', 'uninstall.php', 'class-verdicts.php', 'texts.php']),
      errors: [],
    });
  });
});

describe('what is printed', () => {
  it('prints the settings of what went as data, as the scripts would have got them', async () => {
    const settings = settingsIn(await htmlOf('/list/'));
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining([
        'woocommerce_params',
        'wc_add_to_cart_params',
        'wc_cart_fragments_params',
        'bricksData',
        'bricksWooCommerce',
        'wpApiSettings',
      ]),
    );
    expect(settings['wc_add_to_cart_params']).toMatchObject({ i18n_view_cart: 'View cart', is_cart: '' });
    expect(settings['bricksData']).toMatchObject({ swiperInstances: [], nonce: expect.stringMatching(/^\w{10}$/) });
  });

  it.each(['', '?with=noscript'])(
    'prints the tag once, as a module, with the version, before the first style: %s',
    async (query) => {
      const html = await htmlOf(`/list/${query}`);
      const tags = html.match(/<script[^>]*id="stirrup-js"[^>]*>/g) ?? [];
      expect(tags).toHaveLength(1);
      expect(tags[0]).toMatch(/type="module"/);
      expect(tags[0]).toMatch(/stirrup\.js\?ver=\d+\.\d+\.\d+"/);
      // The script of a page that a cache has kept over an update would be refused.
      expect(tags[0]).not.toContain('integrity');
      const head = html.indexOf('<style id="stirrup-critical">');
      expect(head).toBeGreaterThan(html.indexOf('<meta charset'));
      expect(head).toBeLessThan(html.search(/<link rel=.stylesheet|<style(?! id=.stirrup)|<noscript/));
      expect(head).not.toBe(-1);
      const page = await openWordPress(`/list/${query}`);
      await addProduct(page);
    },
  );

  it.each(['react', 'lite'] as const)('preloads what the tag imports, once: %s', async (flavour) => {
    await choose({ flavour, keep: [] });
    try {
      const page = await openWordPress('/list/');
      await page.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
      const preloaded = await page.$$eval('link[rel="modulepreload"]:not([fetchpriority])', (links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(preloaded.length).toBeGreaterThan(0);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      for (const address of preloaded) expect(fetched.filter((one) => one === address)).toHaveLength(1);
      expect(takeConsole(page)).toEqual([]);
    } finally {
      await choose({ flavour: 'react', keep: [] });
    }
  });

  it('prints nothing that belongs to one visitor: two visitors get the same page', async () => {
    const [one, other] = await Promise.all([htmlOf('/list/'), htmlOf('/list/')]);
    expect(one).toBe(other);
  });
});

describe('a page of the shop', () => {
  it('is alive: no old script runs, and a product goes into the cart', async () => {
    const page = await openWordPress('/list/');
    await addProduct(page);
    expect(await page.evaluate('window.oldScripts')).toEqual(['color-scheme-switcher-frontend-js']);
    expect(await page.evaluate('typeof window.jQuery')).toBe('undefined');
  });

  it('is alive in the flavour on Preact', async () => {
    await choose({ flavour: 'lite', keep: [] });
    try {
      const page = await openWordPress('/list/');
      await addProduct(page);
      expect(await page.evaluate('document.getElementById("stirrup-js").src')).toMatch(/stirrup\.lite\.js/);
    } finally {
      await choose({ flavour: 'react', keep: [] });
    }
  });

  it('opens popups of the builder', async () => {
    const page = await openWordPress('/popups/');
    await page.waitForSelector('[data-island="popup"][data-island-state], .brx-popup[data-island-state]', {
      state: 'attached',
    });
    await page.click('[data-interaction-id="show197"]');
    await page.waitForSelector('.brxe-popup-197:not(.hide)');
    expect(takeConsole(page)).toEqual([]);
  });
});

describe('requests that are no pages', () => {
  it.each([
    ['the login', '/wp-login.php'],
    ['a feed', '/feed/'],
    ['REST', '/wp-json/'],
    ['an embed', '/list/embed/'],
    ['a page in AMP', '/list/?with=amp'],
    ['the builder’s canvas', '/list/?bricks=run'],
    ['robots.txt', '/robots.txt'],
    ['a sitemap', '/wp-sitemap.xml'],
  ])('prints nothing into %s', async (_, path) => {
    const text = await htmlOf(path);
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toContain('stirrup-js');
    expect(text).not.toContain('stirrup-critical');
  });

  it('shows a page without the plugin to nobody but administrators', async () => {
    expect(await htmlOf('/list/?stirrup-safe-mode=1')).toContain('stirrup-js');
  });
});
