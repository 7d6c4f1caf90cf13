import { expect, test } from 'vitest';
import { axe, openPage } from '../../../../e2e/support/browser.ts';

const markup = `<div data-island="alert"><button type="button" data-part="trigger">More</button><p data-part="content">Text</p></div>`;
const entry = `
  import { start } from '@stirrup/runtime';
  import { alert } from '@stirrup/builder/alert';
  start(alert);
`;

test('is worked with the keyboard and keeps the nodes of the page', async () => {
  const page = await openPage(markup, { entry });
  const content = await page.waitForSelector('[data-part="content"]', { state: 'attached' });
  await page.waitForSelector('[data-island-state="ready"]');
  expect(await content.isVisible()).toBe(false);
  await page.focus('[data-part="trigger"]');
  await page.keyboard.press('Enter');
  await content.waitForElementState('visible');
  expect(await page.getAttribute('[data-part="trigger"]', 'aria-expanded')).toBe('true');
  expect(await content.evaluate((element) => element.isConnected)).toBe(true);
});

test('axe finds nothing, open or closed', async () => {
  const page = await openPage(markup, { entry });
  await page.waitForSelector('[data-island-state="ready"]');
  expect(await axe(page)).toEqual([]);
  await page.click('[data-part="trigger"]');
  await page.waitForSelector('[data-part="content"]', { state: 'visible' });
  expect(await axe(page)).toEqual([]);
});
