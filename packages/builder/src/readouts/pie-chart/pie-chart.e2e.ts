import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { builderPie } from './fixture.ts';

it.each([
  ['/elements/pie-chart/', '[data-island="pie-chart"]'],
  ['/builder/elements/pie-chart/', '.brxe-pie-chart'],
])('pie charts draw their bars, and say their values: %s', async (path, selector) => {
  const page = await withShop(path);
  for (const index of [0, 1]) {
    const svg = page.locator(`${selector} > svg`).nth(index);
    await svg.scrollIntoViewIfNeeded();
    await expect.poll(() => svg.locator('[stroke-linecap]').count()).toBe(1);
    const dashes = () => svg.locator('[stroke-linecap]').evaluate((bar) => getComputedStyle(bar).strokeDasharray);
    await expect.poll(dashes).toBe(index ? '75px, 100px' : '60px, 100px');
  }
  expect(await page.getByRole('img', { name: '75 %' }).count()).toBe(1);
  expect(await axe(page, 'main')).toEqual([]);
});

it('draws the bar of a chart that is wider than the window, and none for colours that are none', async () => {
  const chart = builderPie('wide', { percent: 20, size: 400, track: 'none-such' }, '');
  const page = await openPage(`<div style="margin: 20px">${chart}</div>`, {
    entry: `import { start } from '@stirrup/runtime';
      import { pieChart } from '@stirrup/builder/pie-chart';
      start(pieChart);`,
    context: { viewport: { width: 375, height: 900 } },
  });
  await page.locator('[stroke-linecap]').waitFor({ state: 'attached' });
  expect(
    await page
      .locator('circle')
      .first()
      .evaluate((track) => getComputedStyle(track).stroke),
  ).toBe('none');
});
