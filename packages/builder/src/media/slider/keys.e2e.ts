import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { builderSlider } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { slider } from '@stirrup/builder/slider';
  start(slider);
`;

it.each(['global', 'focused'])('moves by the arrow keys that no other control has: %s', async (keyboard) => {
  const markup = builderSlider({ id: 'one', options: { type: 'slide', speed: 0, keyboard } });
  const page = await openPage(`<input id="search" value="rug">${markup}`, {
    entry,
    context: { reducedMotion: 'reduce' },
  });
  await page.locator('#brxe-one.is-initialized').waitFor();
  const shown = () =>
    page
      .locator('#brxe-one .splide__slide')
      .evaluateAll((all) => all.findIndex((slide) => slide.matches('.is-active')));
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // Splide moves in the next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return shown();
  };
  const isGlobal = keyboard === 'global';
  expect(await press('ArrowRight')).toBe(isGlobal ? 1 : 0);
  await page.focus('#search');
  expect(await press('ArrowRight')).toBe(isGlobal ? 1 : 0);
  await page.focus('#brxe-one .splide__arrow--next');
  expect(await press('ArrowRight')).toBe(isGlobal ? 2 : 1);
  expect(await press('Control+ArrowLeft')).toBe(isGlobal ? 2 : 1);
  expect(await press('ArrowLeft')).toBe(isGlobal ? 1 : 0);
});
