import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { MENU, stirrupNavMenu } from '../nav-menu/fixture.ts';
import { stirrupStickyHeader } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { dropdown } from '@stirrup/builder/dropdown';
  import { navMenu } from '@stirrup/builder/nav-menu';
  import { stickyHeader } from '@stirrup/builder/sticky-header';
  start(stickyHeader, navMenu, dropdown);
`;

const HEADER = '[data-island="sticky-header"]';
const markup = html`<link rel="stylesheet" href="/stirrup/stirrup.css"><style>body { margin: 0 } section { block-size: 4000px }</style>
${stirrupStickyHeader(stirrupNavMenu(MENU), { slideUpAfter: 200 })}<section id="page">Hay</section>`;

async function open(width: number): Promise<Page> {
  const page = await openPage(String(markup), { entry, context: { viewport: { width, height: 700 } } });
  await page.waitForSelector(`${HEADER}[data-island-state="ready"]`);
  await waitForFrames(page);
  return page;
}
const isUp = (page: Page) => page.locator(HEADER).evaluate((header) => header.hasAttribute('data-up'));
/** Scrolls on by code, some frames long. */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    for (let step = 0; step < 3; step += 1) {
      window.scrollBy({ top: 150, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

it('stays in sight with a submenu that the pointer has opened, and hides without', async () => {
  const page = await open(1280);
  await page.getByRole('link', { name: 'Saddles', exact: true }).hover();
  await page.waitForSelector(`${HEADER} [aria-expanded="true"]`);
  await scrollOn(page);
  expect(await isUp(page)).toBe(false);
  await page.mouse.move(640, 650);
  await page.waitForFunction((header) => !document.querySelector(`${header} [aria-expanded="true"]`), HEADER);
  await scrollOn(page);
  expect(await isUp(page)).toBe(true);
});

it('comes back for a menu that the keyboard opens, and stays with it', async () => {
  const page = await open(1280);
  await scrollOn(page);
  expect(await isUp(page)).toBe(true);
  const toggle = page.locator(`${HEADER} [aria-expanded]:visible`).first();
  await toggle.focus();
  await expect.poll(() => isUp(page)).toBe(false);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${HEADER} [aria-expanded="true"]`);
  await scrollOn(page);
  expect(await isUp(page)).toBe(false);
});

it('stays in sight under an open drawer on a phone, and hides once it is closed and left', async () => {
  const page = await open(390);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true }).first();
  await toggle.click();
  await page.waitForSelector(`${HEADER} [aria-expanded="true"]`);
  await scrollOn(page);
  expect(await isUp(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.waitForFunction((header) => !document.querySelector(`${header} [aria-expanded="true"]`), HEADER);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await scrollOn(page);
  await scrollOn(page);
  expect(await isUp(page)).toBe(true);
});
