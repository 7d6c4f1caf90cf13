import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, takeConsole, takeFailedRequests, withShop } from './support/browser.ts';

const names = (page: Page) => page.locator('[data-loop-item] h2').allTextContents();
const message = (page: Page, form: string) => page.locator(`${form} .message`);

/** Opens a page of the site without a CMS, and waits for the islands that a test acts on. */
async function open(path: string, selector: string, prepare?: (page: Page) => unknown): Promise<Page> {
  const page = await withShop(`/plain/${path}`, prepare ? { prepare } : {});
  await page.waitForSelector(`${selector}[data-island-state="ready"]`, { state: 'attached' });
  return page;
}

async function write(page: Page, mail: string): Promise<void> {
  await page.fill('#contact [name="name"]', 'Ada <b>');
  await page.fill('#contact [name="mail"]', mail);
  await page.click('#contact button');
}

describe('a form on a site without a CMS', () => {
  it('is checked, sent to its own action, and shows the page’s answer where the visitor waits', async () => {
    const page = await open('', '#contact');
    await page.click('#contact button');
    await page.waitForSelector('#name[aria-invalid="true"]');
    expect(await axe(page)).toEqual([]);
    await write(page, 'ada@example.test');
    await message(page, '#contact').waitFor();
    expect(await message(page, '#contact').innerHTML()).toContain(
      'Thank you, Ada &lt;b&gt;. We write back by <b>noon</b>.',
    );
    expect(await page.inputValue('#name')).toBe('');
    expect(new URL(page.url()).pathname).toBe('/plain/');
    expect(await axe(page)).toEqual([]);
  });

  it('keeps the entries that are refused, by a page and by JSON', async () => {
    const page = await open('', '#contact');
    await write(page, 'taken@example.test');
    await message(page, '#contact').waitFor();
    expect(await message(page, '#contact').textContent()).toBe('This address has written today already.');
    expect(await page.inputValue('#name')).toBe('Ada <b>');
    await page.fill('#news-mail', 'taken@example.test');
    await page.click('#newsletter button');
    await page.waitForSelector('#news-mail[aria-invalid="true"]');
    await page.fill('#news-mail', 'ada@example.test');
    await page.click('#newsletter button');
    await page.locator('#newsletter .message.success').waitFor();
    expect(await message(page, '#newsletter').textContent()).toBe('Look into your mail, please.');
    // The browser reports the status of each refusal.
    expect(takeConsole(page)).toHaveLength(2);
  });

  it('keeps all entries where there is no server, and sends them on request', async () => {
    const page = await open('', '#contact');
    await page.route('**/plain/contact', (route) => route.abort());
    await write(page, 'ada@example.test');
    await message(page, '#contact').waitFor();
    expect(await page.inputValue('#mail')).toBe('ada@example.test');
    await page.unroute('**/plain/contact');
    await message(page, '#contact').locator('button').click();
    await page.locator('#contact .message.success').waitFor();
    takeFailedRequests(page);
  });

  it('is left to the browser where it searches, once it is valid', async () => {
    const page = await open('', '#search');
    await page.click('#search button');
    await page.waitForSelector('#query[aria-invalid="true"]');
    await page.fill('#query', 'Hazel');
    await page.click('#search button');
    await page.waitForURL('**/plain/horses.html?name=Hazel');
  });

  it('is sent by the browser alone without scripts', async () => {
    const page = await withShop('/plain/', { context: { javaScriptEnabled: false } });
    await page.fill('#news-mail', 'ada@example.test');
    await page.click('#newsletter button');
    expect(await page.textContent('main')).toBe('Subscribed.');
  });
});

describe('a list on a site without a CMS', () => {
  it('loads more from the pages that its link leads to, up to the last', async () => {
    const page = await open('horses.html', '[data-island="query-loop"]');
    expect(await axe(page)).toEqual([]);
    const more = page.locator('[data-part="more"]');
    await more.focus();
    await page.keyboard.press('Enter');
    await page.locator('text=Briar').waitFor();
    expect(await names(page)).toHaveLength(6);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Alder');
    expect(await more.getAttribute('href')).toMatch(/\/plain\/horses-3\.html$/);
    await more.click();
    await page.locator('text=Linden').waitFor();
    expect(await names(page)).toHaveLength(9);
    expect(await page.textContent('[data-summary-of]')).toBe('Horses 1 to 9 of 9');
    expect(await more.isVisible()).toBe(false);
    expect(await axe(page)).toEqual([]);
  });

  it('turns its pages in place, goes back and forward, and goes on from there', async () => {
    const page = await open('horses.html', '[data-island="pagination"]');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.click('nav[aria-label="Pages"] >> text="3"');
    await page.waitForURL('**/plain/horses-3.html');
    expect(await names(page)).toEqual(['Clover', 'Heather', 'Linden']);
    expect(await page.textContent('[aria-current]')).toBe('3');
    expect(await page.textContent('[data-summary-of]')).toBe('Horses 7 to 9 of 9');
    await expect.poll(() => page.textContent('[role="status"]')).toBe('Page 3 of 3');
    expect(await page.locator('[data-part="more"]').isVisible()).toBe(false);
    await page.goBack();
    await page.locator('text=Hazel').waitFor();
    expect(await names(page)).toEqual(['Hazel', 'Juniper', 'Rowan']);
    expect(await page.textContent('[data-summary-of]')).toBe('Horses 1 to 3 of 9');
    await page.click('[data-part="more"]');
    await page.locator('text=Sorrel').waitFor();
    expect(await names(page)).toHaveLength(6);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  it('goes on behind what was loaded before the visitor left and came back', async () => {
    const page = await open('horses.html', '[data-island="query-loop"]');
    await page.click('[data-part="more"]');
    await page.click('text=Briar');
    await page.waitForURL('**/plain/horse.html#briar');
    await page.goBack();
    await page.locator('text=Briar').waitFor();
    await page.click('[data-part="more"]');
    await page.locator('text=Linden').waitFor();
    expect(await names(page)).toHaveLength(9);
  });

  it.each([
    ['a page without the list', { status: 200, body: '<!doctype html><title>Log in</title><main>Log in</main>' }],
    ['a failing server', { status: 500, body: 'Sorry' }],
    ['nothing', { status: 200, body: '' }],
  ])('says that more did not come with %s, and tries again', async (_, answer) => {
    const page = await open('horses.html', '[data-island="query-loop"]');
    await page.route('**/plain/horses-2.html', (route) => route.fulfill({ ...answer, contentType: 'text/html' }));
    await page.click('[data-part="more"]');
    const retry = page.locator('.stirrup-message button');
    await retry.waitFor();
    expect(await names(page)).toHaveLength(3);
    await page.unroute('**/plain/horses-2.html');
    await retry.click();
    await page.locator('text=Briar').waitFor();
    expect(await names(page)).toHaveLength(6);
    takeFailedRequests(page);
  });
});

it('a link that adds to a basket is followed where there is no WooCommerce', async () => {
  const calls: string[] = [];
  const page = await open('horses.html', '[data-island="query-loop"]', (opened) =>
    opened.on('request', (request) => request.method() === 'POST' && calls.push(request.url())),
  );
  await page.click('text=Add to basket >> nth=1');
  await page.waitForURL('**/plain/basket.html?add=2');
  expect(calls).toEqual([]);
});
