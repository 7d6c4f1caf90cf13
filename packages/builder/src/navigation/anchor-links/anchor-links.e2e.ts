import { describe, expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { currentIn, entriesOf, hashOf, isBehind, isUp, topOf } from '../../testing/anchors-in-browser.ts';

const DIALECTS = [
  { path: '/elements/anchor-links/', menu: '[data-part="menu"]' },
  { path: '/builder/elements/anchor-links/', menu: '.bricks-nav-menu' },
] as const;

describe.each(DIALECTS)('$path', ({ path, menu }) => {
  it('goes by keyboard, back and forward, and shows in its menu where', async () => {
    const page = await withShop(path);
    await isUp(page);
    const entries = await entriesOf(page);
    expect(await currentIn(page, menu)).toEqual(['Shop']);
    await page.focus(`${menu} a[href$="#girths"]`);
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page, 'girths')).toBe(0);
    expect([hashOf(page), await currentIn(page, menu)]).toEqual(['#girths', ['Girths']]);
    expect(await page.locator('#girths:target').count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await entriesOf(page)).toBe(entries + 1);
    await page.keyboard.press('Tab');
    expect(await isBehind(page, 'girths')).toBe(true);
    await page.goBack();
    await expect.poll(() => currentIn(page, menu)).toEqual(['Shop']);
    await page.goForward();
    await expect.poll(() => currentIn(page, menu)).toEqual(['Girths']);
    // The builder prints list entries as panes of its tabs.
    const found = (await axe(page, '.element-example')).filter(({ rule }) => rule !== 'aria-allowed-role');
    expect(found).toEqual([]);
  });

  it('shows the place that the address names when the page opens', async () => {
    const page = await withShop(`${path}#measuring`);
    await expect.poll(() => currentIn(page, menu)).toEqual(['Measuring']);
  });

  it('shows the place of a visitor who is quicker than its code', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = await withShop(path, {
      prepare: (before) => before.route(codeOf('anchor-links'), (route) => late.then(() => route.continue())),
    });
    await page.click(`${menu} a[href$="#girths"]`);
    await expect.poll(() => topOf(page, 'girths')).toBe(0);
    arrive();
    await expect.poll(() => currentIn(page, menu)).toEqual(['Girths']);
  });

  it('leads into tabs and accordions', async () => {
    const page = await withShop(path);
    await isUp(page);
    await page.waitForSelector(':is(.brxe-accordion, [data-island="accordion"])[data-island-state="ready"]');
    await page.waitForSelector(':is(.brxe-tabs, [data-island="tabs"])[data-island-state="ready"]');
    await page.click('text=Care, in a tab');
    await expect.poll(() => page.getAttribute('#care', 'aria-selected')).toBe('true');
    expect(hashOf(page)).toBe('#care');
    await page.click('text=Returns, in an accordion');
    await page.locator('text=thirty days').waitFor();
    // A second time, it stays open (bricks-elements.md §50.7).
    await page.click('text=Returns, in an accordion');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.locator('text=thirty days').isVisible()).toBe(true);
  });

  it('leads out of a popup, which closes, with the focus', async () => {
    const page = await withShop(path);
    await isUp(page);
    await page.locator('text=See the offer').scrollIntoViewIfNeeded();
    await page.click('text=See the offer');
    const link = page.locator(':is(.brx-popup, [data-island="popup"]) a[href^="#"]');
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'hidden' });
    const id = hashOf(page).slice(1);
    await expect.poll(() => page.evaluate(() => document.body.classList.contains('no-scroll'))).toBe(false);
    expect(await page.$eval(`#${id}`, (place) => Boolean(place.closest('[inert]')))).toBe(false);
    await expect.poll(() => topOf(page, id)).toBeLessThan(700);
    await page.keyboard.press('Tab');
    expect(await isBehind(page, id)).toBe(true);
  });

  it('goes nowhere by a link to nowhere', async () => {
    const page = await withShop(path);
    await isUp(page);
    await page.evaluate(() => scrollTo(0, 150));
    await page.$eval('text=A link to nowhere', (link) => link instanceof HTMLElement && link.click());
    expect([await page.evaluate(() => scrollY), page.url().includes('#')]).toEqual([150, false]);
  });

  it('works by touch on a phone, from right to left', async () => {
    const page = await withShop(`${path}?direction=rtl`, {
      context: { viewport: { width: 390, height: 700 }, hasTouch: true },
    });
    await isUp(page);
    await page.tap(`${menu} a[href$="#girths"]`);
    await expect.poll(() => topOf(page, 'girths')).toBe(0);
    expect(await currentIn(page, menu)).toEqual(['Girths']);
  });

  it('is the browser’s without JavaScript, and if its code never comes', async () => {
    const plain = await withShop(path, { context: { javaScriptEnabled: false } });
    await plain.click(`${menu} a[href$="#girths"]`);
    await expect.poll(() => hashOf(plain)).toBe('#girths');

    const page = await withShop(path, {
      prepare: (before) => withoutCode(before, codeOf('anchor-links')),
    });
    await page.click(`${menu} a[href$="#girths"]`);
    await expect.poll(() => topOf(page, 'girths')).toBe(0);
    await page.waitForSelector('[data-island-state="failed"]:visible');
    await expect.poll(() => takeConsole(page).length).toBeGreaterThan(0);
  });
});
