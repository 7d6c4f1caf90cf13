import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, handlesIn, htmlOf, openWordPress, order, settingsIn } from './support/wordpress.ts';

/** Verdicts of the latest page of a kind. */
async function verdicts(kind: string): Promise<Record<string, string>> {
  const report = (await order('report')) as { pages: Record<string, Record<string, string>> };
  return report.pages[kind] ?? {};
}

beforeAll(() => order('activate'));
afterAll(() => order('deactivate'));

describe('what others need stays', () => {
  it('keeps jQuery for a plugin’s script that depends on it, and only jQuery', async () => {
    const page = await openWordPress('/list/?with=dependent');
    const handles = handlesIn(await page.content());
    expect(handles).toEqual(expect.arrayContaining(['jquery-core', 'jquery-migrate', 'their-plugin']));
    expect(handles).not.toContain('wc-add-to-cart');
    expect(await page.evaluate('typeof window.jQuery')).toBe('function');
    expect((await verdicts('shop'))['jquery-core']).toBe('need:their-plugin');
  });

  it('keeps it for a script that needs it and does not say so', async () => {
    const page = await openWordPress('/list/?with=undeclared');
    await page.waitForFunction('window.sloppyPlugin === "works"');
    expect((await verdicts('shop'))['jquery-core']).toBe('file:their-sloppy-plugin');
  });

  it.each(['inline', 'attribute'])('keeps it for code in the page: %s', async (kind) => {
    expect(handlesIn(await htmlOf(`/list/?with=${kind}`))).toEqual(
      expect.arrayContaining(['jquery-core', 'jquery-migrate']),
    );
    expect((await verdicts('shop'))['jquery-core']).toBe('code');
  });

  it('lets code in the page run', async () => {
    const page = await openWordPress('/list/?with=inline');
    await page.waitForSelector('body.their-class');
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
    expect((await verdicts('shop'))['woocommerce']).toBe('addition');
  });

  it('keeps a script with which a plugin prints settings of its own', async () => {
    const page = await openWordPress('/list/?with=localized');
    expect(await page.evaluate('window.their_settings.color')).toBe('bay');
    expect((await verdicts('shop'))['jquery-core']).toBe('addition');
  });

  it('leaves settings where code in the page reads them', async () => {
    const page = await openWordPress('/list/?with=reader');
    expect(await page.evaluate('window.theirCart')).toMatch(/cart/);
    expect(handlesIn(await page.content())).not.toContain('wc-add-to-cart');
    expect(settingsIn(await htmlOf('/list/?with=reader'))).toHaveProperty('wc_add_to_cart_params');
  });

  it('keeps what a developer’s filter keeps', async () => {
    expect(handlesIn(await htmlOf('/list/?with=override'))).toContain('wc-js-cookie');
    expect((await verdicts('shop'))['wc-js-cookie']).toBe('because I say so');
  });
});

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

  it('needs no nonce that a page of yesterday cannot renew', async () => {
    expect(JSON.stringify(settingsIn(await htmlOf('/list/?with=cache')))).toContain('"nonce":"0000000000"');
    const page = await openWordPress('/list/?with=cache');
    await addProduct(page);
  });

  it('loads its files from where a plugin serves them', async () => {
    const html = await htmlOf('/list/?with=cdn');
    expect(/src="([^"]*stirrup\.js[^"]*)"/.exec(html)?.[1]).toMatch(/^http:\/\/localhost:/);
    expect(/<script[^>]*stirrup-js[^>]*>/.exec(html)?.[0]).toContain('crossorigin="anonymous"');
  });
});

describe('languages', () => {
  it('prints the texts that have a translation, and no others; right to left', async () => {
    const html = await htmlOf('/list/?with=translated');
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(settingsIn(html)['stirrup_texts']).toEqual({ tryAgain: 'נסו שוב' });
    expect(settingsIn(await htmlOf('/list/'))).not.toHaveProperty('stirrup_texts');
  });
});
