import { expect, test } from 'vitest';
import { accessibilityTree } from '../../../../../e2e/support/accessibility-tree.ts';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';

const PLAIN = 'nav[data-x-id="menuaa"]';
const MENU = 'nav[data-x-id="menuac"]';
const BURGER = '.open-menuac';

async function openDemo(options: Parameters<typeof withShop>[1] = {}, path = '/builder/elements/slide-menus/') {
  const page = await withShop(path, options);
  await page.waitForFunction(() => !document.querySelector('nav[data-x-slide-menu]:not([data-island-state="ready"])'));
  return page;
}

test('works by keyboard, wherever the focus is', async () => {
  const page = await openDemo();
  await page.focus(`${PLAIN} a >> nth=0`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(PLAIN).getByText('Dressage').waitFor();
  await page.keyboard.press('ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Dressage');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Cart');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Saddles');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Toggle sub menu: Saddles',
  );
  await page.locator(PLAIN).getByText('Dressage').waitFor({ state: 'hidden' });

  await page.focus(BURGER);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${MENU}.x-slide-menu_open`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.waitForSelector(MENU, { state: 'hidden' });
  expect(await page.evaluate((selector) => document.activeElement?.matches(selector), BURGER)).toBe(true);
});

test('has an accessibility tree that matches its looks: names, levels, open sub-menus only', async () => {
  const page = await openDemo({ context: { reducedMotion: 'reduce' } });
  const top = (isOpen: boolean, inside: readonly string[]) => [
    'navigation "Menu menuaa"',
    'list ""',
    'listitem "" level=1',
    'link "Saddles"',
    `button "Toggle sub menu: Saddles" expanded=${isOpen}`,
    ...inside,
    'listitem "" level=1',
    // A link that only opens its sub-menu.
    'link "Stable" expanded=false',
    'button "Toggle sub menu: Stable" expanded=false',
    'listitem "" level=1',
    'link "Opening times"',
    'listitem "" level=1',
    'link "Cart"',
  ];
  const second = (isOpen: boolean, inside: readonly string[]) => [
    'list ""',
    'listitem "" level=2',
    'link "Dressage"',
    'listitem "" level=2',
    `link "Jumping" expanded=${isOpen}`,
    `button "Toggle sub menu: Jumping" expanded=${isOpen}`,
    ...inside,
  ];
  const third = [
    'list ""',
    'listitem "" level=3',
    'link "Close contact"',
    'listitem "" level=3',
    'link "Cross country"',
  ];
  expect(await accessibilityTree(page, PLAIN)).toEqual(top(false, []));
  await page.focus(`${PLAIN} button >> nth=0`);
  await page.keyboard.press('Enter');
  expect(await accessibilityTree(page, PLAIN)).toEqual(top(true, second(false, [])));
  await page.click(`${PLAIN} >> text="Jumping"`);
  expect(await accessibilityTree(page, PLAIN)).toEqual(top(true, second(true, third)));
  // A sub-menu that was shut again has no tab stops.
  await page.focus(`${PLAIN} button >> nth=0`);
  await page.keyboard.press('Enter');
  expect(await accessibilityTree(page, PLAIN)).toEqual(top(false, []));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stable');

  expect(await accessibilityTree(page, MENU)).toEqual([]);
  expect(await accessibilityTree(page, BURGER)).toEqual(['button "Menu" expanded=false']);
  await page.click(BURGER);
  expect(await accessibilityTree(page, BURGER)).toEqual(['button "Menu" expanded=true']);
  expect((await accessibilityTree(page, MENU)).slice(0, 4)).toEqual([
    'navigation "Menu menuac"',
    'list ""',
    'listitem "" level=1',
    'link "Saddles"',
  ]);
});

test('reverses in place, and is shut by a click outside and by a link to a place on the page', async () => {
  const page = await openDemo();
  // In one task, so that timing does not matter.
  const [half = 0, reversed = 0] = await page.locator(MENU).evaluate((menu, burger) => {
    const press = () => document.querySelector<HTMLElement>(burger)?.click();
    const height = () => menu.getBoundingClientRect().height;
    press();
    const [slide] = menu.getAnimations();
    slide?.pause();
    if (slide) slide.currentTime = 100;
    const before = height();
    press();
    return [before, height()];
  }, BURGER);
  expect(half).toBeGreaterThan(10);
  expect(Math.abs(reversed - half)).toBeLessThanOrEqual(2);
  await page.waitForSelector(MENU, { state: 'hidden' });

  for (const outside of ['h1', `${MENU} a[href="#opening-times"]`]) {
    await page.click(BURGER);
    await page.waitForSelector(`${BURGER}[aria-expanded="true"] .is-active`);
    await page.click(outside);
    await page.waitForSelector(MENU, { state: 'hidden' });
    await page.waitForSelector(`${BURGER}[aria-expanded="false"]`);
  }
});

test('does not move under reduced motion, and axe finds nothing in either dialect', async () => {
  const context = { reducedMotion: 'reduce' as const };
  const page = await openDemo({ context });
  await page.click(BURGER);
  expect(await page.locator(MENU).evaluate((menu) => menu.getAnimations().length)).toBe(0);
  for (const button of await page.locator(`${MENU} button`).all()) if (await button.isVisible()) await button.click();
  expect(await axe(page)).toEqual([]);
  const own = await openDemo({ context }, '/elements/slide-menus/');
  await own.waitForSelector('nav[data-island-state="ready"]');
  await own.click('.open-departments');
  expect(await axe(own)).toEqual([]);
});

test('without JavaScript our own menu is open, and its links work', async () => {
  const page = await withShop('/elements/slide-menus/?stirrup=off', { context: { javaScriptEnabled: false } });
  expect(await page.getByText('Close contact').first().isVisible()).toBe(true);
});

test('opens the sub-menus that lead to the current page, but not its own', async () => {
  const item = (name: string, inside: string) =>
    `<li><a href="/${name}/" aria-current="page">${name}</a><ul><li><a href="/in-${name}/"${inside}>in ${name}</a></li></ul></li>`;
  const items = item('Saddles', '') + item('Stable', ' aria-current="page"');
  const page = await openPage(`<nav data-island="slide-menu" data-maybe-expand-active><ul>${items}</ul></nav>`, {
    entry: `import { start } from '@stirrup/runtime';
      import { slideMenu } from '@stirrup/builder/slide-menu';
      start(slideMenu);`,
  });
  await page.waitForSelector('[data-island-state="ready"]');
  expect(await page.locator('ul ul a:visible').allTextContents()).toEqual(['in Stable']);
});
