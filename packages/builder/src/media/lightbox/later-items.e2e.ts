import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';

it('opens items that came later and none that a filter has hidden; Escape closes it alone, above a popup', async () => {
  const drawn = (name: string) =>
    `<li><a data-part="item" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/%3E"><img alt="${name}"></a></li>`;
  const page = await openPage(
    `<div id="popup"><ul data-island="lightbox" data-styles="/none.css">${['A', 'B', 'C'].map(drawn).join('')}</ul></div>`,
    {
      entry: `
        import { openOverlay } from '@stirrup/overlays';
        import { start } from '@stirrup/runtime';
        import { lightbox } from '@stirrup/builder/lightbox';
        start(lightbox);
        globalThis.dismissed = [];
        openOverlay(document.querySelector('#popup'), { onDismiss: (reason) => globalThis.dismissed.push(reason) });
      `,
      files: { '/none.css': '' },
      context: { reducedMotion: 'reduce' },
    },
  );
  await page
    .locator('li')
    .nth(1)
    .evaluate((item, later) => {
      item.toggleAttribute('hidden', true);
      item.parentElement?.append(document.createRange().createContextualFragment(later));
    }, drawn('D'));
  await page.focus('li:last-child a');
  await page.keyboard.press('Enter');
  expect(await page.textContent('.pswp--open [role="status"]')).toBe('3 of 3: D');
  const dismissed = () => page.evaluate(() => Reflect.get(globalThis, 'dismissed'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.pswp', { state: 'detached' });
  expect([await dismissed(), await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)]).toEqual([
    [],
    'D',
  ]);
  await page.keyboard.press('Escape');
  expect(await dismissed()).toEqual(['escape']);
});
