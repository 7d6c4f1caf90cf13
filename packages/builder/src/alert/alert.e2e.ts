import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../e2e/support/browser.ts';

const ALERTS = '.element-example .alert:is([data-island], .dismissable)';

it.each(['/elements/alerts/', '/builder/elements/alerts/'])(
  'is dismissed by keyboard and pointer, on %s',
  async (path) => {
    const page = await withShop(path);
    await page.waitForSelector(`${ALERTS}[data-island-state="ready"]`);
    expect(await axe(page, '.element-example')).toEqual([]);
    const alerts = page.locator(ALERTS);
    const count = await alerts.count();
    const buttons = page.getByRole('button', { name: 'Dismiss', exact: false }).and(page.locator(`${ALERTS} *`));
    await buttons.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => alerts.count()).toBe(count - 1);
    // Where it came from, not the beginning of the page.
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

it('goes at once where the visitor prefers no motion, and slides shut else', async () => {
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
