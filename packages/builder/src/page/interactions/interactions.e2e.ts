import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { interactions } from '@stirrup/builder/interactions';
  start(interactions);
`;
const own = (list: readonly object[], id: string, tag = 'div') =>
  `<${tag} id="${id}" data-island="interactions" data-options='${JSON.stringify({ interactions: list })}'>${id}</${tag}>`;
const note = (trigger: string, more = {}) => ({
  trigger,
  action: 'storageCount',
  storageType: 'windowStorage',
  actionAttributeKey: trigger,
  ...more,
});
const counted = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);
const opacities = (page: Page) =>
  page.locator('.interaction-card').evaluateAll((cards) => cards.map((card) => Number(getComputedStyle(card).opacity)));

it('finds no stored value in what `window` inherits', async () => {
  const exists = (storageKey: string) => ({
    interactionConditions: [{ conditionType: 'windowStorage', storageKey, storageCompare: 'exists' }],
  });
  const inherited = note('click', { ...exists('toString'), actionAttributeKey: 'inherited' });
  const stored = note('click', { ...exists('click'), actionAttributeKey: 'stored' });
  const page = await openPage(own([note('click'), inherited, stored], 'counter', 'button'), { entry });
  await page.waitForSelector('#counter[data-island-state="ready"]');
  await page.click('#counter');
  await page.waitForFunction(() => Reflect.get(window, 'stored') === 1);
  expect(await counted(page, 'inherited')).toBe(undefined);
});

describe.each(['/builder/elements/interactions/', '/elements/interactions/'])('%s', (path) => {
  it('runs the author’s interactions, by pointer and keyboard, under a strict policy', async () => {
    const page = await withShop(`${path}?csp=strict`);
    const menu = page.locator('#stable-menu.is-open');
    await page.focus('span.interaction-button[role="button"]');
    await page.keyboard.press('Space');
    await menu.waitFor();
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'detached' });

    await page.click('text=Show the offer');
    await page.waitForSelector('#offer', { state: 'visible' });
    await page.click('text=Hide it');
    await page.waitForSelector('#offer', { state: 'hidden' });

    await page.hover('text=Look at the horse');
    await page.waitForSelector('#mood[data-mood="curious"]');
    await page.hover('h1');
    await page.waitForSelector('#mood[data-mood="calm"]');
    await page.focus('text=Look at the horse');
    await page.waitForSelector('#mood[data-mood="curious"]');

    for (let carrots = 1; carrots <= 3; carrots += 1) {
      expect(await page.isVisible('#thanks')).toBe(false);
      await page.click('text=Give a carrot');
    }
    await page.waitForSelector('#thanks', { state: 'visible' });

    const toggle = page.getByRole('button', { name: 'Tack' });
    await toggle.press('Enter');
    await page.waitForSelector('#tack-panel a:focus');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await toggle.press('Enter');
    await page.waitForSelector('#tack-panel', { state: 'hidden' });

    await page.click('text=Clear');
    await page.waitForFunction(() => !document.querySelector('#rider-form :checked'));
    expect(await page.inputValue('[name="rider"]')).toBe('');
    await page.waitForSelector('#awake[data-mood="curious"]');
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('added_to_cart')));
    await page.waitForSelector('#well-chosen', { state: 'visible' });
    expect(await axe(page, 'main')).toEqual([]);
  });

  it('three cards enter, one after another, when they are in view', async () => {
    const page = await withShop(path, { context: { viewport: { width: 800, height: 400 } } });
    await page.waitForSelector('.interaction-card[data-island-state="ready"]');
    expect(await opacities(page)).toEqual([0, 0, 0]);
    const ends = page.evaluate(
      () =>
        new Promise((resolve) => {
          const heard: string[] = [];
          for (const id of ['entry1', 'entry2', 'entry3']) {
            document.addEventListener(`bricks/animation/end/${id}`, () => {
              if (heard.push(id) === 3) resolve(heard);
            });
          }
        }),
    );
    await page.locator('.interaction-card').first().scrollIntoViewIfNeeded();
    expect(await ends).toEqual(['entry1', 'entry2', 'entry3']);
    expect(await opacities(page)).toEqual([1, 1, 1]);
  });

  it('hides nothing under reduced motion, nor if its code cannot be loaded', async () => {
    const calm = await withShop(path, { context: { reducedMotion: 'reduce' } });
    await calm.locator('.interaction-card[data-island-state="ready"]').nth(2).waitFor({ state: 'attached' });
    await waitForFrames(calm);
    expect(await opacities(calm)).toEqual([1, 1, 1]);
    const broken = await withShop(path, {
      prepare: (page) => withoutCode(page, codeOf('interactions')),
    });
    await broken.waitForSelector('.interaction-card[data-island-state="failed"]', { state: 'attached' });
    expect(await opacities(broken)).toEqual([1, 1, 1]);
    expect(takeConsole(broken).length).toBeGreaterThan(0);
  });
});

it('holds clicks until its code has loaded', async () => {
  let fetchCode: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    fetchCode = resolve;
  });
  const page = await withShop('/builder/elements/interactions/', {
    prepare: (before) =>
      before.route(codeOf('interactions'), async (route) => {
        await wait;
        await route.continue();
      }),
  });
  await page.waitForSelector('span.interaction-button[data-island-state="loading"]');
  await page.click('span.interaction-button');
  expect(await page.locator('#stable-menu.is-open').count()).toBe(0);
  fetchCode();
  await page.waitForSelector('#stable-menu.is-open');
});

it('reacts to the window, to scrolling and to leaving the view; an invalid attribute name breaks nothing', async () => {
  const seen = { trigger: 'enterView', action: 'setAttribute', actionAttributeKey: 'data-seen' };
  const page = await openPage(
    `${own([seen, note('leaveView'), note('scroll', { scrollOffset: '50%' }), note('mouseleaveWindow')], 'top')}
    <div style="height: 3000px"></div>
    ${own([{ trigger: 'enterView', action: 'setAttribute', actionAttributeKey: 'a b' }, note('enterView')], 'end')}`,
    { entry },
  );
  await page.waitForSelector('#end[data-island-state="ready"]');
  // An element that was never in view cannot leave it.
  await page.waitForSelector('#top[data-seen]');
  await page.mouse.move(200, 200);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => counted(page, 'leaveView')).toBe(1);
  expect([await counted(page, 'scroll'), await counted(page, 'enterView')]).toEqual([undefined, undefined]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => counted(page, 'enterView')).toBe(1);
  expect(await counted(page, 'scroll')).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
  expect(await counted(page, 'mouseleaveWindow')).toBe(1);
  expect(takeConsole(page).join()).toContain('an interaction cannot run');
});

it('runs no code that an interaction brings as an address, and stays on the page', async () => {
  const code = 'javascript:void(window.hacked = true)';
  const onLoad = { trigger: 'contentLoaded', target: 'custom', targetSelector: '#data', actionAttributeValue: code };
  const change = { ...onLoad, action: 'setAttribute', actionAttributeKey: 'src' };
  const store = { ...onLoad, action: 'storageAdd', storageType: 'windowStorage' };
  const list = [
    { ...change, actionAttributeKey: 'type', actionAttributeValue: 'text/javascript' },
    { ...change, actionAttributeValue: 'data:text/javascript,window.hacked = true' },
    { ...store, actionAttributeKey: 'location' },
    { ...store, actionAttributeKey: 'stored' },
  ];
  const page = await openPage(`<script type="application/json" id="data">{}</script>${own(list, 'code')}`, { entry });
  await page.waitForFunction(() => Reflect.has(window, 'stored'));
  await waitForFrames(page);
  expect(await counted(page, 'hacked')).toBe(undefined);
  expect(await page.locator('#data').getAttribute('type')).toBe('application/json');
  takeConsole(page);
});

it('gives the focus of what it hides to the element around it', async () => {
  const offer = own([{ trigger: 'click', action: 'hide', target: 'custom', targetSelector: '#offer' }], 'no', 'button');
  const page = await openPage(`<main><h1>Shop</h1><div id="offer">${offer}</div></main>`, { entry });
  await page.waitForSelector('#no[data-island-state="ready"]');
  await page.focus('#no');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#offer', { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
});
