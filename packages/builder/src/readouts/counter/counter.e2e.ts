import { expect, it } from 'vitest';
import { openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { attributes, html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderCounter } from './fixture.ts';

it.each([
  ['/elements/counter/', '[data-island="counter"]', ['over 12.500 riders', '-12.5 °C']],
  ['/builder/elements/counter/', '.brxe-counter', ['over 12.500 riders', '0 left']],
])('counters end at their numbers: %s', async (path, selector, texts) => {
  const page = await withShop(path);
  await page.locator(selector).last().scrollIntoViewIfNeeded();
  const shown = async () => (await page.locator(selector).allTextContents()).map((text) => text.trim());
  await expect.poll(shown).toEqual(texts);
});

it('counters in a popup that slides in from outside begin when it has come in', async () => {
  const slide = {
    ...{
      id: 'slidei',
      trigger: 'click',
      action: 'startAnimation',
      animationType: 'slideInLeft',
      animationDuration: '600ms',
    },
    ...{ target: 'popup', templateId: 7 },
  };
  const control = { type: 'button', 'data-interactions': JSON.stringify([slide]), 'data-interaction-id': 'slidei' };
  const markup = html`<style>
      .hide { visibility: hidden }
      .brx-popup { position: fixed; inset: 0 }
      .brx-animated { animation-duration: 1s; animation-fill-mode: both }
      .brx-animate-slideInLeft { animation-name: come }
      @keyframes come { from { translate: -200vw } }
    </style>
    <button${attributes(control)}>Open</button>
    <div class="brx-popup hide" data-popup-id="7">
      <div class="brx-popup-content">${builderCounter('riders', { countTo: 9000 })}</div>
    </div>`;
  const page = await openPage(String(markup), {
    entry: `
      import { start } from '@stirrup/runtime';
      import { counter } from '@stirrup/builder/counter';
      import { interactions } from '@stirrup/builder/interactions';
      import { popup } from '@stirrup/builder/popup';
      start(counter, interactions, popup);
    `,
  });
  await page.waitForSelector('button[data-island-state="ready"]');
  await page.evaluate(() => {
    const texts: string[] = [];
    const read = () => document.querySelector('.count')?.textContent ?? '';
    Object.assign(globalThis, { texts });
    new MutationObserver(() => texts.push(read())).observe(document.body, { characterData: true, subtree: true });
    document.addEventListener('bricks/animation/end/slidei', () => texts.push(`came in at ${read()}`));
  });
  // Its code comes with the first opening.
  for (let opening = 0; opening < 2; opening += 1) {
    await page.evaluate(() => Reflect.get(globalThis, 'texts').splice(0));
    await page.evaluate(() => document.querySelector('button')?.click());
    await expect.poll(() => page.textContent('.count')).toBe('9000');
    const texts: string[] = await page.evaluate(() => Reflect.get(globalThis, 'texts'));
    const cameIn = texts.indexOf('came in at 0');
    expect(cameIn).toBeGreaterThan(-1);
    expect(texts.slice(0, cameIn).filter((text) => text !== '0')).toEqual([]);
    expect(texts.length - cameIn).toBeGreaterThan(10);
    await page.evaluate(() => Reflect.get(globalThis, 'bricksClosePopup')('7'));
  }
});
