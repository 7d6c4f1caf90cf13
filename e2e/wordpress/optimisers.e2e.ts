import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeConsole } from '../support/browser.ts';
import { addProduct, handlesIn, htmlOf, marksIn, openWordPress, order, settingsIn } from './support/wordpress.ts';

beforeAll(() => order('activate'));
afterAll(() => order('deactivate'));

describe('modules, optimisers, caches', () => {
  it('comes behind the import map of WordPress, so that modules of others work', async () => {
    const page = await openWordPress('/list/?with=modules');
    await page.waitForFunction('window.theirModule === 42');
    await addProduct(page);
    const html = await htmlOf('/list/?with=modules');
    expect(html.indexOf('id="stirrup-js"')).toBeGreaterThan(html.indexOf('type="importmap"'));
    expect(html.match(/id="stirrup-js"/g)).toHaveLength(1);
  });

  it('is left alone by an optimiser that asks', async () => {
    const page = await openWordPress('/list/?with=optimiser,dependent');
    expect(await page.evaluate('document.getElementById("stirrup-js").type')).toBe('module');
    await page.waitForFunction('window.oldScripts?.length > 0');
    await addProduct(page);
  });

  it('works when one delays it all the same', async () => {
    const page = await openWordPress('/list/?with=careless');
    await addProduct(page);
  });

  it('marks scripts that stay, so that islands know of them after one has merged them', async () => {
    const html = await htmlOf('/list/?with=addition');
    expect(marksIn(html).toSorted()).toEqual([
      'color-scheme-switcher-frontend',
      'wc-jquery-blockui',
      'wc-js-cookie',
      'woocommerce',
    ]);
    expect(html.indexOf('id="woocommerce-js"')).toBeLessThan(html.indexOf('application/json" id="woocommerce-js"'));
    const merged = await htmlOf('/list/?with=addition,merging');
    expect(handlesIn(merged)).toEqual(['stirrup']);
    expect(marksIn(merged)).toEqual(marksIn(html));
  });

  it('adds to the cart from a page of yesterday', async () => {
    expect(JSON.stringify(settingsIn(await htmlOf('/list/?with=cache')))).toContain('"nonce":"0000000000"');
    const page = await openWordPress('/list/?with=cache');
    await addProduct(page);
  });

  it('needs no nonce that a page of yesterday cannot renew', async () => {
    expect(JSON.stringify(settingsIn(await htmlOf('/journal/?with=cache')))).toContain('"nonce":"0000000000"');
    const page = await openWordPress('/journal/?with=cache');
    const posts = page.locator('#journal .journal-card');
    const printed = await posts.count();
    const renewed = page.waitForRequest((request) => /bricks_regenerate/.test(request.postData() ?? ''));
    await posts.last().scrollIntoViewIfNeeded();
    await renewed;
    await expect.poll(() => posts.count()).toBeGreaterThan(printed);
    expect(takeConsole(page)).toEqual([expect.stringContaining('403')]);
  });

  it('works where a plugin serves its files from elsewhere', async () => {
    const html = await htmlOf('/list/?with=cdn');
    expect(/src="([^"]*stirrup\.js[^"]*)"/.exec(html)?.[1]).toMatch(/^http:\/\/localhost:/);
    const [tag] = /<script[^>]*stirrup-js[^>]*>/.exec(html) ?? [];
    expect(tag).toContain('crossorigin="anonymous"');
    expect(tag).toMatch(/integrity="sha384-[\w+/]{64}"/);
    const page = await openWordPress('/list/?with=cdn', {
      prepare: (before) =>
        before.route(/^http:\/\/localhost:/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
        }),
    });
    await addProduct(page);
  });
});
