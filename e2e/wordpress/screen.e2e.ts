import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/browser.ts';
import { handlesIn, htmlOf, openAdministration, order } from './support/wordpress.ts';

/** Findings in the plugin's own part of the administration. */
const findings = (page: Page) => axe(page, '.wrap');

beforeAll(() => order('uninstall'));
afterAll(() => order('uninstall'));

describe('a visit of the owner', () => {
  it('activates, looks, keeps a group, and switches off, by clicks alone', async () => {
    const before = await htmlOf('/list/');
    const page = await openAdministration('/wp-admin/plugins.php');
    await page.click('#activate-stirrup');
    await page.waitForSelector('#deactivate-stirrup');
    expect(handlesIn(await htmlOf('/list/'))).not.toContain('bricks-scripts');
    await htmlOf('/pay/');

    await page.click('tr[data-slug="stirrup"] >> text=Settings');
    await page.waitForSelector('h1:text("Stirrup")');
    expect(await findings(page)).toEqual([]);
    expect(await page.locator('h3:text("Checkout")').count()).toBe(1);
    const row = page.locator('tr', { has: page.locator('code:text-is("wc-checkout")') });
    expect(await row.textContent()).toContain('pages of this kind need it');

    await page.uncheck('input[value="builder"]');
    await page.click('#submit');
    await page.waitForSelector('text=Settings saved');
    const kept = handlesIn(await htmlOf('/list/'));
    expect(kept).toContain('bricks-scripts');
    expect(kept).not.toContain('wc-add-to-cart');
    await page.reload();
    expect(
      await page
        .locator('tr', { has: page.locator('code:text-is("bricks-scripts")') })
        .first()
        .textContent(),
    ).toContain('you keep its group');

    await page.click('summary');
    const report = await page.inputValue('textarea[readonly]');
    expect(report).toMatch(/^Stirrup \d+\.\d+\.\d+ \(react\)\nWordPress 6\.5/);
    expect(report).toContain('bricks-scripts: owner');

    await page.goto(new URL('/wp-admin/plugins.php', page.url()).href);
    await page.click('#deactivate-stirrup');
    await page.waitForSelector('#activate-stirrup');
    expect(await htmlOf('/list/')).toBe(before);
  }, 240_000);
});

describe('an error on every page', () => {
  it('is in the report to copy, and forgotten after an update', async () => {
    await order('activate');
    await order('forget-report');
    await htmlOf('/list/?with=crash');
    // The report is saved when the page has left.
    await expect.poll(() => order('report')).toMatchObject({ pages: {}, failure: expect.any(String) });
    const page = await openAdministration('/wp-admin/options-general.php?page=stirrup');
    expect(await page.textContent('.notice-warning')).toMatch(/A filter broke\..* Noted: \w+ \d+, 20\d\d/);
    expect(await page.locator('text=Nothing yet').count()).toBe(0);
    await page.click('summary');
    const report = await page.inputValue('textarea[readonly]');
    expect(report).toMatch(/^Stirrup [\s\S]*\nWordPress 6\.5/);
    expect(report).toMatch(/\nFailure, noted 20\d\d-\d\d-\d\d \d\d:\d\d UTC: A filter broke\./);

    await order('update');
    await page.reload();
    expect(await page.locator('.notice-warning').count()).toBe(0);
  }, 120_000);
});

describe('the safe mode', () => {
  it('shows an administrator the page without the plugin', async () => {
    await order('activate');
    const page = await openAdministration('/list/?stirrup-safe-mode=1');
    expect(await page.locator('#stirrup-js').count()).toBe(0);
    expect(await page.locator('#jquery-core-js').count()).toBe(1);
  }, 120_000);
});
