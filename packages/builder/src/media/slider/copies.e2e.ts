import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { stirrupAlert } from '../../page/alert/fixture.ts';
import { builderSlider } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { alert } from '@stirrup/builder/alert';
  import { slider } from '@stirrup/builder/slider';
  start(alert, slider);
`;
const styles =
  '<style>.splide__track { overflow: hidden } .splide__list { display: flex } .splide__list > * { flex: none }</style>';

it('has live islands in the copies of slides that an endless row shows', async () => {
  const slides = ['Saddles', 'Bridles', 'Rugs'].map(
    (title) => html`<div class="brxe-block">${stirrupAlert(html`${title}`)}</div>`,
  );
  const slider = builderSlider({ id: 'endless', options: { perPage: 2, speed: 0 }, slides });
  const page = await openPage(`${styles}${slider}`, { entry, context: { reducedMotion: 'reduce' } });
  await page.waitForSelector('#brxe-endless.is-initialized');
  await page.click('#brxe-endless .splide__arrow--prev');
  // Behind the last slide comes a copy of the first.
  const copy = page.locator('#brxe-endless .splide__slide--clone.is-visible:not([inert])');
  await expect.poll(() => copy.allTextContents()).toEqual([expect.stringContaining('Saddles')]);
  await copy.locator('button').click();
  await expect.poll(() => copy.locator('[data-island="alert"]:visible').count()).toBe(0);
});
