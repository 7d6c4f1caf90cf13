import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { MENU, stirrupNavMenu } from '../nav-menu/fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { dropdown } from '@stirrup/builder/dropdown';
  import { navMenu } from '@stirrup/builder/nav-menu';
  start(navMenu, dropdown);`;

const SHEETS = ['./styles.css', '../nav-menu/styles.css'];
/** The islands' own styles, and a page without margins. */
const STYLES = `<style>* { box-sizing: border-box } body { margin: 0 } :root { --stirrup-space: 1rem }
  ${SHEETS.map((sheet) => readFileSync(new URL(sheet, import.meta.url), 'utf8')).join('')}</style>`;
const CONTENT = '[data-mega] > [data-part="content"]';

it('are as wide as the drawer that they open in', async () => {
  const context = { viewport: { width: 390, height: 800 } };
  const page = await openPage(`${STYLES}${stirrupNavMenu(MENU)}`, { entry, context });
  await page.locator('[data-part="menu-toggle"]').click();
  await page.getByRole('link', { name: 'Goods', exact: true }).click();
  await page.waitForSelector(CONTENT);
  const room = await page.$eval('[data-part="menu"]', (menu) => menu.scrollWidth - menu.clientWidth);
  expect(room).toBe(0);
});

it.each(['ltr', 'rtl'])('are as wide as the page where they read %s', async (direction) => {
  const page = await openPage(`${STYLES}<div dir="${direction}">${stirrupNavMenu(MENU)}</div>`, { entry });
  await page.getByRole('link', { name: 'Goods', exact: true }).hover();
  await page.waitForSelector(CONTENT);
  const boxes = () =>
    page.$$eval(`body, ${CONTENT}`, (all) =>
      all.map((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().width]),
    );
  await expect.poll(async () => new Set((await boxes()).map(String)).size).toBe(1);
});
