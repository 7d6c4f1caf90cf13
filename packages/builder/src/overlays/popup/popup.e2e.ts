import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { raw } from '../../../../../fixtures/cms/markup/html.ts';
import { builderPopup, popupButton, popupText } from './fixture.ts';

const popup = (id: number) => `.brxe-popup-${id}`;
const shown = (id: number) => `${popup(id)}:not(.hide)`;
/** Waits for the stand-ins of the sleeping popups. */
const untilHeard = (page: Page) => page.waitForFunction(() => 'bricksOpenPopup' in window);
const openPopups = async (prepare?: (page: Page) => unknown, query = '') => {
  const page = await withShop(`/builder/elements/popups/${query}`, { ...(prepare && { prepare }) });
  await untilHeard(page);
  return page;
};
/** Opens a popup as site code does. */
const open = (page: Page, id: number, options: object = {}) =>
  page.evaluate(([its, given]) => Reflect.get(globalThis, 'bricksOpenPopup')(its, 0, given), [id, options] as const);
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((its) => document.activeElement?.closest(its) !== null, selector);

it('opens over the page and over another, keeps Tab inside, and restores everything', async () => {
  const page = await openPopups(undefined, '?csp=strict');
  const opener = '[data-interaction-id="show197"]';
  await page.locator(opener).scrollIntoViewIfNeeded();
  await page.focus(opener);
  const before = await page.evaluate(() => scrollY);
  await open(page, 197);
  await hasFocus(page, shown(197));
  expect(await axe(page, popup(197))).toEqual([]);
  await page.focus(`${popup(197)} [data-interaction-id="show196"]`);
  await open(page, 196);
  await hasFocus(page, shown(196));
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => document.activeElement?.closest('.brx-popup, main')?.className ?? '');
    expect(['', 'brx-popup brxe-popup-196']).toContain(place);
  }
  // Although the other one comes later in the document.
  const top = await page.evaluate(() => document.elementFromPoint(20, 20)?.parentElement?.className);
  expect(top).toContain('brxe-popup-196');
  await page.keyboard.press('Escape');
  await hasFocus(page, `${popup(197)} [data-interaction-id="show196"]`);
  await page.mouse.click(20, 20);
  await hasFocus(page, opener);
  expect(await page.locator('.brx-popup:not(.hide), [inert], .no-scroll').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

it('fetches its content, retries after a failure, and opens a popup from the response', async () => {
  const page = await openPopups(undefined, '?fault=empty@load_popup_content*1');
  await open(page, 261, { popupContextId: '101' });
  await page.click(`${popup(261)} [role="alert"] button`);
  await page.waitForSelector(`${popup(261)} h3`);
  expect(await axe(page, popup(261))).toEqual([]);
  await page.waitForSelector(`${popup(262)}[data-island-state="claimed"]`, { state: 'attached' });
  await open(page, 262);
  await page.waitForSelector(`${popup(262)} h3`);
  await hasFocus(page, popup(262));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.locator('.brx-popup:not(.hide)').count()).toBe(0);
});

it('starts the islands in it, and keeps the page within reach without a backdrop', async () => {
  const page = await openPopups();
  const tabs = `${popup(200)} [data-island="tabs"]`;
  expect(await page.getAttribute(tabs, 'data-island-state')).toBe('claimed');
  await open(page, 200);
  await page.click(`${tabs}[data-island-state="ready"] [data-part="title"] >> nth=1`);
  await page.waitForSelector(`${popup(200)} >> text=Up to 15 hands.`);
  await page.keyboard.press('Escape');
  await open(page, 269);
  await page.waitForSelector(shown(269));
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  await page.click('h1');
  expect(await page.locator(shown(269)).count()).toBe(1);
});

it('is opened in our own dialect by its controls, on a phone, too', async () => {
  const page = await withShop('/elements/popups/?direction=rtl', {
    context: { viewport: { width: 390, height: 700 } },
  });
  await untilHeard(page);
  await page.click('[aria-controls="offer"]');
  await hasFocus(page, '#offer');
  expect(await axe(page, '#offer')).toEqual([]);
  await page.click('#offer [data-part="close"]');
  await hasFocus(page, '[aria-controls="offer"][aria-expanded="false"]');
});

it('is opened by a control that is clicked before any of its code has come', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = await withShop('/elements/popups/', {
    prepare: (before) => before.route(codeOf('popup'), (route) => late.then(() => route.continue())),
  });
  await page.waitForSelector('[data-island="popup"][data-island-state]', { state: 'attached' });
  await page.click('[aria-controls="offer"]');
  arrive();
  await hasFocus(page, '#offer');
});

it('makes calls recorded by the stub of the documentation', async () => {
  const page = await openPage(
    `<script>
      for (const name of ['bricksOpenPopup', 'bricksClosePopup']) {
        window[name] ??= Object.assign((...args) => window[name].calls.push(args), { calls: [] });
      }
    </script>
    <script>bricksOpenPopup(197)</script>
    <div data-popup-id="197" class="brx-popup hide"><div class="brx-popup-content"><h2>Offer</h2></div></div>`,
    {
      entry: `import { start } from '@stirrup/runtime'; import { popup } from '@stirrup/builder/popup'; start(popup);`,
    },
  );
  await page.waitForSelector('.brx-popup:not(.hide)');
});

it('takes no focus if configured: typing continues, and Tab leads into it, around, and out by Escape', async () => {
  const page = await openPage(
    `<label>Name <input id="name"></label>${builderPopup({
      id: 197,
      settings: { 'data-popup-disable-auto-focus': 1 },
      content: popupText(197, 'Offer', 'Free fitting.'),
    })}`,
    {
      entry: `
        import { start } from '@stirrup/runtime';
        import { popup } from '@stirrup/builder/popup';
        start(popup);`,
    },
  );
  await untilHeard(page);
  const place = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await page.focus('#name');
  await page.keyboard.type('A');
  await page.evaluate('bricksOpenPopup(197)');
  await page.waitForSelector('.brx-popup:not(.hide)');
  await page.keyboard.type('da');
  expect([await page.inputValue('#name'), await place()]).toEqual(['Ada', 'name']);
  for (const words of ['How to care for it', 'Close', 'How to care for it']) {
    await page.keyboard.press('Tab');
    expect(await place()).toBe(words);
  }
  await expect.poll(() => page.locator('main[inert], label[inert]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect([await place(), await page.locator('[inert]').count()]).toEqual(['name', 0]);
});

it('restores the focus to the opener of the first of two, where the second replaces it', async () => {
  const chain = [
    { trigger: 'click', action: 'hide', target: 'popup', templateId: '1' },
    { trigger: 'click', action: 'show', target: 'popup', templateId: '2' },
  ];
  const next = `<button id="next" data-interactions='${JSON.stringify(chain)}' data-interaction-id="next01">Register</button>`;
  const page = await openPage(
    `<style>.hide { visibility: hidden; }</style><main>${popupButton(1, 'Log in')}</main>
      ${builderPopup({ id: 1, content: raw(next) })}${builderPopup({ id: 2, content: popupText(2, 'Register', 'Text') })}`,
    {
      entry: `import { start } from '@stirrup/runtime';
        import { interactions } from '@stirrup/builder/interactions';
        import { popup } from '@stirrup/builder/popup';
        start(interactions, popup);`,
    },
  );
  await page.focus('main button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#next:focus');
  await page.keyboard.press('Enter');
  await hasFocus(page, shown(2));
  await page.keyboard.press('Escape');
  await hasFocus(page, 'main button');
});

it('opens again at its beginning, with the focus on what is seen', async () => {
  const text = '<p style="height: 300vh">Terms</p>';
  const page = await openPage(
    `<style>.hide { visibility: hidden; } .brx-popup { position: fixed; inset: 0; }
      .brx-popup-content { height: 50vh; overflow: auto; }</style>
      ${builderPopup({ id: 1, content: raw(`<button>Close</button>${text}`) })}
      ${builderPopup({ id: 2, content: raw(`${text}<button>Agree</button>`) })}`,
    {
      entry: `import { start } from '@stirrup/runtime'; import { popup } from '@stirrup/builder/popup'; start(popup);`,
    },
  );
  await untilHeard(page);
  const openAt = async (id: number) => {
    await open(page, id);
    await hasFocus(page, shown(id));
    return page.$eval(`${popup(id)} .brx-popup-content`, (box) => [
      document.activeElement?.textContent,
      document.activeElement === box,
      box.scrollTop,
    ]);
  };
  for (const [id, place] of [
    [1, ['Close', false, 0]],
    [2, ['TermsAgree', true, 0]],
  ] as const) {
    const first = await openAt(id);
    await page.$eval(`${popup(id)} .brx-popup-content`, (box) => box.scrollTo(0, box.scrollHeight));
    await page.keyboard.press('Escape');
    expect([first, await openAt(id)]).toEqual([place, place]);
    await page.keyboard.press('Escape');
  }
});
