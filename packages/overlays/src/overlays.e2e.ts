import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage } from '../../../e2e/support/browser.ts';

const entry = `
  import { openOverlay } from '@stirrup/overlays';
  for (const element of document.querySelectorAll('.overlay')) {
    const show = (isShown) => element.classList.toggle('shown', isShown);
    let overlay;
    const hide = () => { show(false); overlay?.close(); };
    element.addEventListener('hide', hide);
    document.addEventListener('click', ({ target }) => {
      if (target.closest('.close-' + element.id)) hide();
      if (!target.closest('.open-' + element.id)) return;
      show(true);
      overlay = openOverlay(element, { onDismiss: hide, content: element.firstElementChild });
    });
  }`;

const overlay = (id: string, next: string) => `<div class="overlay" id="${id}"><div class="box"><h2>Overlay ${id}</h2>
  <button class="open-${next}">Open ${next}</button> <button class="close-${id}">Close ${id}</button></div></div>`;

const page = (rootStyle: string) => `<style>
  html { ${rootStyle} }
  .no-scroll { overflow: hidden; }
  ::-webkit-scrollbar { width: 15px; }
  .page { height: 3000px; }
  .bar { position: fixed; top: 0; right: 0; left: 0; }
  .overlay { position: fixed; inset: 0; z-index: 10; visibility: hidden; transition: visibility 0.3s; background: #fffc; }
  .overlay.shown { visibility: visible; }
  .box { width: 20rem; margin: 10vh auto; background: #fff; transform: translateY(200vh); transition: transform 0.3s; }
  .shown .box { transform: none; }
  </style><header class="bar"><a href="#there">Link</a></header>
  ${overlay('c', 'a')}${overlay('b', 'c')}${overlay('a', 'b')}
  <div class="page"><h1>Page</h1><p role="status" id="status"></p><button class="open-a" id="first" style="margin-top: 900px">Open</button></div>`;

const openThree = async (tested: Page) => {
  await tested.locator('#first').scrollIntoViewIfNeeded();
  await tested.focus('#first');
  for (const id of ['a', 'b', 'c']) {
    await tested.keyboard.press('Enter');
    await tested.waitForFunction((its) => document.activeElement?.closest('.overlay')?.id === its, id);
  }
};
const layout = (tested: Page) =>
  tested.evaluate(() => [
    scrollY,
    document.querySelector('.bar')?.getBoundingClientRect().width,
    document.querySelector('.page')?.getBoundingClientRect().width,
  ]);

it.each(['', 'overflow-x: hidden'])(
  'keeps three in order for keyboard, pointer and wheel, where the root has: %s',
  async (style) => {
    const tested = await openPage(page(style), { entry });
    await tested.locator('#first').scrollIntoViewIfNeeded();
    const before = await layout(tested);
    await openThree(tested);
    await tested.mouse.wheel(0, 500);
    expect(await layout(tested)).toEqual(before);
    expect(await axe(tested)).toEqual([]);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await tested.keyboard.press(key);
      const place = await tested.evaluate(() => document.activeElement?.closest('.overlay, .page, header')?.id);
      expect([undefined, 'c']).toContain(place);
    }
    // The last one is painted on top, whatever the order in the document.
    expect(await tested.evaluate(() => document.elementFromPoint(640, 700)?.id)).toBe('c');
    await tested.mouse.click(5, 5);
    await tested.waitForFunction(() => document.activeElement?.className === 'open-c');
    await tested.keyboard.press('Escape');
    await tested.waitForFunction(() => document.activeElement?.className === 'open-b');
    await tested.click('.close-a');
    await tested.waitForFunction(() => document.activeElement?.matches('#first'));
    expect(await tested.locator('[inert], .no-scroll, [role="dialog"]').count()).toBe(0);
    expect(await layout(tested)).toEqual(before);
    await tested.mouse.wheel(0, 100);
    await tested.waitForFunction((top) => scrollY !== top, before[0]);
  },
);

it('focuses a remaining overlay when the lowest closes first', async () => {
  const tested = await openPage(page(''), { entry });
  await openThree(tested);
  const close = (id: string) => tested.locator(`#${id}`).dispatchEvent('hide');
  await close('a');
  await close('b');
  expect(await tested.evaluate(() => document.activeElement?.closest('.overlay')?.id)).toBe('c');
  await expect.poll(() => tested.locator('body.no-scroll').count()).toBe(1);
  await close('c');
  expect(await tested.evaluate(() => document.activeElement?.matches('#first'))).toBe(true);
  expect(await tested.locator('body.no-scroll').count()).toBe(0);
});

const inPlace = (tested: Page) => tested.evaluate(() => document.activeElement?.className);

it('leads Tab from the last control to the first, and back', async () => {
  const tested = await openPage(page(''), { entry });
  await tested.click('#first');
  await tested.waitForFunction(() => document.activeElement?.className === 'open-b');
  for (const [key, place] of [
    ['Tab', 'close-a'],
    ['Tab', 'open-b'],
    ['Shift+Tab', 'close-a'],
    ['Shift+Tab', 'open-b'],
  ] as const) {
    await tested.keyboard.press(key);
    expect(await inPlace(tested)).toBe(place);
  }
  // Also backwards from the dialog itself: a click between its controls focuses it.
  await tested.click('#a h2');
  expect(await inPlace(tested)).toBe('box');
  await tested.keyboard.press('Shift+Tab');
  expect(await inPlace(tested)).toBe('close-a');
});

it('keeps Tab in a dialog without controls, which has the focus itself', async () => {
  const bare = page('').replaceAll(/<button class="open-b">.*?<\/button> <button class="close-a">.*?<\/button>/g, '');
  const tested = await openPage(bare, { entry });
  await tested.click('#first');
  await tested.waitForFunction(() => document.activeElement?.className === 'box');
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await tested.keyboard.press(key);
    expect(await inPlace(tested)).toBe('box');
    expect(await tested.evaluate(() => document.hasFocus())).toBe(true);
  }
  await tested.keyboard.press('Escape');
  await tested.waitForFunction(() => document.activeElement?.matches('#first'));
});

const radio = (id: string, checked = '') => `<input type="radio" name="kind" id="${id}" ${checked}>`;
const close = '<button id="close">Close</button>';
/** The page with other content in its first overlay. */
const filled = (inside: string) => page('').replace(/(id="a"><div class="box">).*?<\/div>/s, `$1${inside}</div>`);

it.each([
  ['an inert link', `${close}<button id="buy">Buy</button><div inert><a href="#x">Copy</a></div>`, 'buy close buy'],
  ['radio buttons, one checked', `${close}${radio('all', 'checked')}${radio('one')}`, 'all close all'],
  [
    'a field between radio buttons',
    `${close}${radio('all', 'checked')}<input id="street">${radio('one')}`,
    'all street all',
  ],
  [
    'a field before an unchecked radio button',
    `${close}${radio('all', 'checked')}<input id="street">${radio('one')}`,
    'all street close street',
  ],
  ['radio buttons, none checked', `${close}${radio('all')}${radio('one')}`, 'all close one'],
  [
    'text to edit',
    `${close}<p contenteditable="false">Text</p><p contenteditable id="text">Text</p>`,
    'text close text',
  ],
])('leads Tab, and at last Shift+Tab, in a dialog that ends in %s', async (_, inside, places) => {
  const tested = await openPage(filled(inside), { entry });
  await tested.click('#first');
  await tested.waitForFunction(() => document.activeElement?.id === 'close');
  const focused: (string | undefined)[] = [];
  for (const key of [...places.split(' ').slice(1).fill('Tab'), 'Shift+Tab']) {
    await tested.keyboard.press(key);
    focused.push(await tested.evaluate(() => document.activeElement?.id));
  }
  expect(focused.join(' ')).toBe(places);
});

it.each(['Tab', 'Shift+Tab'])('leads %s into a player', async (key) => {
  const tested = await openPage(filled(`${close}<video controls id="film"></video>`), { entry });
  await tested.click('#first');
  await tested.waitForSelector('header[inert]');
  // Some browsers say so of players without the attribute.
  await tested.$eval('#film', (film) => Object.defineProperty(film, 'tabIndex', { value: -1 }));
  await tested.focus('#close');
  await tested.keyboard.press(key);
  expect(await tested.evaluate(() => document.activeElement?.id)).toBe('film');
});

it('leaves to a manual popover neither Escape nor Tab, and to an automatic one the first Escape', async () => {
  const popover = (kind: string) => `<div popover="${kind}" id="${kind}">Chat</div>`;
  const tested = await openPage(page('') + popover('manual') + popover('auto'), { entry });
  await tested.click('#first');
  await tested.waitForFunction(() => document.activeElement?.className === 'open-b');
  const show = (id: string) => tested.evaluate((its) => document.getElementById(its)?.showPopover(), id);
  await show('manual');
  await tested.keyboard.press('Shift+Tab');
  expect(await inPlace(tested)).toBe('close-a');
  await show('auto');
  await tested.keyboard.press('Escape');
  expect(await tested.locator('#auto:popover-open').count()).toBe(0);
  expect(await tested.locator('#a.shown').count()).toBe(1);
  await tested.keyboard.press('Escape');
  await tested.waitForFunction(() => document.activeElement?.matches('#first'));
  expect(await tested.locator('#manual:popover-open').count()).toBe(1);
});

it('leaves within reach what a script shows beside it, such as a captcha’s challenge', async () => {
  const challenge = '<div id="challenge" style="visibility: hidden; position: fixed; inset: 0; z-index: 99"></div>';
  const tested = await openPage(page('') + challenge, { entry });
  await tested.click('#first');
  await tested.waitForSelector('header[inert]');
  await tested.locator('#challenge').evaluate((box) => {
    box.style.visibility = 'visible';
    box.addEventListener('click', () => box.remove());
  });
  await tested.mouse.click(5, 5);
  await tested.waitForSelector('#challenge', { state: 'detached' });
});
