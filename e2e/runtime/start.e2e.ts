import { describe, expect, it } from 'vitest';
import { waitForFrames } from '../support/wait-for-frames.ts';
import { boxModule, counted, openBoxes, untilState } from './box.ts';

const far = '<div style="block-size: 400vb"></div>';

describe('visible', () => {
  it('starts within one viewport of being visible, not before', async () => {
    const page = await openBoxes(
      `<div data-island="box" id="seen">seen</div>
       <div style="block-size: 150vb"></div><div data-island="box" id="near">near</div>
       ${far}<div data-island="box" id="far">far</div>`,
      `start: 'visible'`,
    );
    await untilState(page, 'ready', '#seen');
    await untilState(page, 'ready', '#near');
    expect(await page.getAttribute('#far', 'data-island-state')).toBe('claimed');
    await page.evaluate('scrollTo(0, innerHeight * 4)');
    await untilState(page, 'ready', '#far');
    expect(await counted(page, 'evaluated')).toBe(1);
  });

  it('starts elements without a box at once', async () => {
    const page = await openBoxes(
      `${far}<div data-island="box" id="none" hidden>none</div>
       <div data-island="box" id="contents" style="display: contents">contents</div>
       <div data-island="box" id="far">far</div>`,
      `start: 'visible'`,
    );
    await untilState(page, 'ready', '#none');
    await untilState(page, 'ready', '#contents');
    expect(await page.getAttribute('#far', 'data-island-state')).toBe('claimed');
  });

  it('starts elements inside a hidden one when that is shown, at once or during a transition', async () => {
    const ways = ['display: none', 'visibility: hidden', 'content-visibility: hidden'];
    const page = await openBoxes(
      `<style>
         #fades { visibility: hidden; opacity: 0; transition: opacity .2s, visibility .2s; }
         .open #fades { visibility: visible; opacity: 1; }
         #follows:not(:hover) p { visibility: hidden; }
       </style>
       <div style="display: contents"><div data-island="box" id="contents">contents</div></div>
       ${ways.map((way, index) => `<section style="${way}"><div data-island="box" id="way${index}">way</div></section>`)}
       <section id="fades"><div data-island="box" id="fading">fading</div></section>
       <section id="follows"><p><span data-island="box" id="following">following</span></p></section>`,
      `start: 'visible'`,
    );
    await untilState(page, 'ready', '#contents');
    const states = () =>
      page.$$eval('section [data-island]', (all) => all.map((each) => each.getAttribute('data-island-state')));
    await waitForFrames(page);
    expect(await states()).toEqual(Array(5).fill('claimed'));
    for (const [index] of ways.entries()) {
      await page.$eval(`section:has(#way${index})`, (section) => section.removeAttribute('style'));
      await untilState(page, 'ready', `#way${index}`);
    }
    expect(await page.getAttribute('#fading', 'data-island-state')).toBe('claimed');
    await page.evaluate(() => document.body.classList.add('open'));
    await untilState(page, 'ready', '#fading');
    // Its end is listened to as well, and would check again what only the pointer shows.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.hover('#follows');
    await untilState(page, 'ready', '#following');
  });
});

it('visible starts what a style had hidden until a stylesheet came', async () => {
  const page = await openBoxes(
    `<style>html { visibility: hidden }</style>
     <link rel="stylesheet" href="/late.css" media="print" onload="this.media = 'all'">
     <div data-island="box" id="a">a</div><div data-island="box" id="b">b</div>`,
    `start: 'visible'`,
    {
      files: { '/islands/box.js': boxModule, '/late.css': 'html { visibility: visible }' },
      prepare: (fresh) =>
        fresh.route('**/late.css', async (route) => {
          await fresh.waitForFunction(() => document.querySelectorAll('[data-island-state="claimed"]').length === 2);
          await waitForFrames(fresh);
          await route.fallback();
        }),
    },
  );
  await untilState(page, 'ready', '#a');
  await untilState(page, 'ready', '#b');
});

it('idle starts when the page has come to rest, and not before', async () => {
  const page = await openBoxes(
    '<div data-island="box" id="idle"></div><div data-island="box" id="load" data-start="load"></div>',
    `start: 'idle'`,
    { prepare: (opened) => opened.addInitScript(keepBusy) },
  );
  await untilState(page, 'ready', '#load');
  await waitForFrames(page);
  expect(await page.getAttribute('#idle', 'data-island-state')).toBe('claimed');
  await page.evaluate(() => dispatchEvent(new Event('test:rest')));
  await untilState(page, 'ready', '#idle');
});

/** Runs in the page: the main thread reports no idle time until the test says so. */
function keepBusy(): void {
  const idle = globalThis.requestIdleCallback;
  const rest = new Promise((resolve) => addEventListener('test:rest', resolve, { once: true }));
  globalThis.requestIdleCallback = (run, options) => {
    void rest.then(() => idle(run, options));
    return 0;
  };
}

describe('interaction', () => {
  it('sleeps on an idle page, and starts on hover', async () => {
    const page = await openBoxes('<button type="button" data-island="box">Box</button>', `start: 'interaction'`);
    expect(await counted(page, 'evaluated')).toBe(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(await page.getAttribute('button', 'data-island-state')).toBe('claimed');
    await page.hover('button');
    await untilState(page, 'ready');
    expect(await counted(page, 'evaluated')).toBe(1);
  });

  it('starts on focus', async () => {
    const page = await openBoxes('<button type="button" data-island="box">Box</button>', `start: 'interaction'`);
    await page.keyboard.press('Tab');
    await untilState(page, 'ready');
  });
});

it('media starts once the query matches', async () => {
  const page = await openBoxes('<div data-island="box"></div>', `start: 'media((width < 600px))'`);
  expect(await page.getAttribute('[data-island]', 'data-island-state')).toBe('claimed');
  await page.setViewportSize({ width: 500, height: 800 });
  await untilState(page, 'ready');
});

it('data-start overrides the strategy of the island', async () => {
  const page = await openBoxes(
    '<div data-island="box" id="a"></div><div data-island="box" id="b" data-start="interaction">b</div>',
  );
  await untilState(page, 'ready', '#a');
  expect(await page.getAttribute('#b', 'data-island-state')).toBe('claimed');
  await page.click('#b');
  await untilState(page, 'ready', '#b');
});

it('starts in the dialects that a theme adds, before or after their markup', async () => {
  const page = await openBoxes('<div class="theme-box" id="early">early</div>', '', {
    files: { '/islands/box.js': boxModule },
  });
  await page.evaluate(`registry.addDialect('box', 'theme', ['.theme-box'])`);
  await untilState(page, 'ready', '#early');
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<div class="theme-box" id="late"></div>')`);
  await untilState(page, 'ready', '#late');
});
