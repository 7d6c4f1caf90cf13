import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE, takeConsole } from '../support/browser.ts';
import { counted, openBoxes, stall, untilState } from './box.ts';

const holds = `start: 'interaction', holds: ['click', 'submit']`;

/** A page whose island waits for its code. */
async function openHeld(html: string, options = holds, prepare: (page: Page) => unknown = () => undefined) {
  const code = stall();
  const page = await openBoxes(`<div data-island="box">${html}</div>`, options, {
    prepare: async (fresh) => {
      await code.prepare(fresh);
      await prepare(fresh);
    },
  });
  // Counts like any other script on the page.
  await page.evaluate(`
    heard = 0;
    for (const type of ['click', 'auxclick']) document.addEventListener(type, () => { heard += 1; }, true);
  `);
  return { page, release: code.release };
}

describe('a click while the code is loading', () => {
  it('happens once: the island can prevent it, and other scripts see it once', async () => {
    const { page, release } = await openHeld('<a href="/other" data-own="click">Other</a>');
    await page.click('a');
    await untilState(page, 'loading');
    expect(await counted(page, 'heard')).toBe(0);
    await release();
    await untilState(page, 'ready');
    await page.waitForFunction('globalThis.clicks === 1');
    await page.waitForTimeout(100);
    expect([await counted(page, 'clicks'), await counted(page, 'heard')]).toEqual([1, 1]);
    expect(page.url()).toBe(`${SITE}/`);
  });

  it('follows its link if the island does not prevent it', async () => {
    const { page, release } = await openHeld('<a href="/other?a=1">Other</a>');
    await page.click('a');
    await untilState(page, 'loading');
    expect(page.url()).toBe(`${SITE}/`);
    await release();
    await page.waitForURL(`${SITE}/other?a=1`);
  });

  it('toggles a checkbox once, by its label too', async () => {
    const { page, release } = await openHeld('<label><input type="checkbox"> Gift</label>');
    await page.click('label', { position: { x: 40, y: 8 } });
    expect(await page.isChecked('input')).toBe(false);
    await release();
    await untilState(page, 'ready');
    await page.waitForFunction(`document.querySelector('input').checked`);
    // One on the label, and one that the browser dispatches on the input.
    expect(await counted(page, 'clicks')).toBe(2);
  });

  it('presses a button, and submits its form with it', async () => {
    const { page, release } = await openHeld(
      '<form action="/cart"><input name="n" value="3"><button name="go" value="1">Go</button></form>',
    );
    await page.click('button');
    await untilState(page, 'loading');
    await release();
    await page.waitForURL(`${SITE}/cart?n=3&go=1`);
  });

  it('is dropped if its target has been removed', async () => {
    const { page, release } = await openHeld('<a href="/other">Other</a>');
    await page.click('a');
    await untilState(page, 'loading');
    await page.evaluate(`document.querySelector('a').remove()`);
    await release();
    await untilState(page, 'ready');
    await page.waitForTimeout(100);
    expect([await counted(page, 'clicks'), page.url()]).toEqual([0, `${SITE}/`]);
  });
});

describe('a submit while the code is loading', () => {
  const form = '<form action="/search"><input name="q"><button name="go" value="1">Go</button></form>';

  it('happens once, with its button', async () => {
    const { page, release } = await openHeld(form, `start: 'interaction', holds: ['submit']`);
    await page.fill('input', 'girth');
    await page.press('input', 'Enter');
    await untilState(page, 'loading');
    expect(page.url()).toBe(`${SITE}/`);
    await release();
    await page.waitForURL(`${SITE}/search?q=girth&go=1`);
  });

  it('can be prevented by the island', async () => {
    const { page, release } = await openHeld(form.replace('<form', '<form data-own="submit"'));
    await page.fill('input', 'girth');
    await page.click('button');
    await untilState(page, 'loading');
    await release();
    await page.waitForFunction('globalThis.submits === 1');
    await page.waitForTimeout(100);
    expect([await counted(page, 'submits'), page.url()]).toEqual([1, `${SITE}/`]);
  });
});

describe('never held', () => {
  it.each<[string, Parameters<Page['click']>[1]]>([
    ['with Ctrl', { modifiers: ['Control'] }],
    ['of the middle button', { button: 'middle' }],
  ])('a click %s: it opens a tab at once', async (_, options) => {
    const { page } = await openHeld('<a href="/other">Other</a>', `start: 'visible', holds: ['click']`);
    await untilState(page, 'loading');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.click('a', options)]);
    // Playwright cannot answer the first request of such a tab, so it shows an error page.
    await tab.close();
    expect(page.url()).toBe(`${SITE}/`);
    expect(await counted(page, 'heard')).toBe(1);
  });

  it.each([
    ['', '<input>'],
    [' in an open shadow root', '<reviews-form><template shadowrootmode="open"><input></template></reviews-form>'],
  ])('typing%s', async (_, html) => {
    const { page } = await openHeld(html, `start: 'load', holds: ['click', 'submit', 'keydown']`);
    await untilState(page, 'loading');
    await page.focus('input');
    await page.keyboard.type('a girth');
    expect(await page.inputValue('input')).toBe('a girth');
  });
});

describe('without the code', () => {
  it('acts natively when loading has failed twice', async () => {
    let attempts = 0;
    const { page } = await openHeld('<a href="/other">Other</a>', holds, (fresh) =>
      fresh.route(`${SITE}/islands/**`, (route) => {
        attempts += 1;
        return route.abort();
      }),
    );
    await page.click('a');
    await page.waitForURL(`${SITE}/other`);
    expect(attempts).toBe(2);
    const messages = takeConsole(page);
    expect(messages.every((message) => /ERR_FAILED|dynamically imported module/.test(message))).toBe(true);
    expect(messages.filter((message) => message.startsWith('uncaught'))).toHaveLength(1);
  });

  it('acts natively after 8 s, and at once from then on', async () => {
    const { page } = await openHeld(
      '<form action="/cart"><button name="go" value="1">Go</button></form>',
      holds,
      (fresh) => fresh.clock.install({ time: 0 }),
    );
    // The time that the test takes is none of the 8 s.
    await page.clock.pauseAt(60_000);
    await page.click('button');
    await untilState(page, 'loading');
    await page.clock.fastForward(7999);
    expect(await page.locator('[data-island-state="loading"]').count()).toBe(1);
    expect([await counted(page, 'heard'), page.url()]).toEqual([0, `${SITE}/`]);
    await page.clock.fastForward(1);
    await page.waitForURL(`${SITE}/cart?go=1`);
  });
});
