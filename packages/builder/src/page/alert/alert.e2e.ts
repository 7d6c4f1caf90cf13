import { expect, it } from 'vitest';
import { openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { addressOf } from '../../../../../e2e/support/built-files.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderAlert } from './fixture.ts';

const ALERTS = '.element-example .alert:is([data-island], .dismissable)';

it.each(['/elements/alerts/', '/builder/elements/alerts/'])(
  'is dismissed by keyboard and pointer, on %s',
  async (path) => {
    const page = await withShop(path);
    await page.waitForSelector(`${ALERTS}[data-island-state="ready"]`);
    const alerts = page.locator(ALERTS);
    const count = await alerts.count();
    const buttons = page.getByRole('button', { name: 'Dismiss', exact: false }).and(page.locator(`${ALERTS} *`));
    await buttons.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => alerts.count()).toBe(count - 1);
    // The focus returns to its previous element instead of the top of the page.
    expect(await buttons.first().evaluate((element) => element === document.activeElement)).toBe(true);
    const remembered = page.locator('[data-remember]');
    await remembered.getByRole('button').click();
    await remembered.waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector(`${ALERTS}[data-island-state="ready"]`);
    await expect.poll(() => alerts.count()).toBe(count - 1);
    expect(await remembered.count()).toBe(0);
  },
);

it('closes at once under reduced motion, and otherwise slides shut', async () => {
  const page = await withShop('/builder/elements/alerts/');
  const animations = () =>
    page.evaluate((selector) => {
      const alert = document.querySelector(selector);
      alert?.querySelector(':scope > svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return [alert?.getAnimations().length, alert?.isConnected];
    }, ALERTS);
  await page.waitForSelector(`${ALERTS}[data-island-state="ready"]`);
  expect(await animations()).toEqual([1, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.waitForSelector(`${ALERTS}[data-island-state="ready"]`);
  expect(await animations()).toEqual([0, false]);
});

it.each([
  ['at the end of a row', '.brxe-alert{display:flex;align-items:center;padding:15px}'],
  ['in a corner', '.brxe-alert{position:relative;padding:15px}.brxe-alert>svg{position:absolute;top:4px;right:4px}'],
  ['among words', '.brxe-alert>svg{margin-inline-start:8px}.content{display:inline}'],
])('has an icon with a target of 24 px, and the theme’s look: %s', async (_, layout) => {
  const styles = `*{box-sizing:border-box}.brxe-alert{border:1px solid}.brxe-alert>svg{width:15px;height:15px}${layout}`;
  const words = html`<p>The yard closes at four.</p>`;
  const page = await openPage(`<style>${styles}</style>${builderAlert(words)}<p id="after">Hay</p>`);
  const seen = () =>
    page.evaluate(() =>
      ['.brxe-alert', '.content', '.brxe-alert > svg > path', '#after'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height];
      }),
    );
  const before = await seen();
  await page.addScriptTag({ url: addressOf('stirrup.js'), type: 'module' });
  const icon = page.locator(`.brxe-alert[data-island-state="ready"] > svg`);
  await icon.waitFor();
  const size = () => icon.evaluate((element) => element.getBoundingClientRect()).then((box) => [box.width, box.height]);
  await expect.poll(size).toEqual([24, 24]);
  expect(await seen()).toEqual(before);
  // In the padding beside the picture.
  await icon.click({ position: { x: 1, y: 1 } });
  await expect.poll(() => page.locator('.brxe-alert').count()).toBe(0);
});
