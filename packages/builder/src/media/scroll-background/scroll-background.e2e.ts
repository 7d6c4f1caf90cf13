import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const HEIGHT = 800;
const SECTION = '.scroll-example[data-island-state="ready"]';
const entry = `
  import { start } from '@stirrup/runtime';
  import { scrollBackground } from '@stirrup/builder/scroll-background';
  start(scrollBackground);
`;
const style = `<style>
  section { height: 300px; background: linear-gradient(90deg, navy, gold) 42% 50% / 300% 100%; color: #fff }
  .before { height: 1000px } .after { height: 2000px } .wide { width: 200vw; height: 10px }
</style>`;
const around = (section: string) =>
  `${style}<div class="wide"></div><div class="before"></div>${section}<div class="after"></div>`;
const own = (attributes = '') => `<section data-island="scroll-background" ${attributes}><p>Mist</p></section>`;

/** A browser without view timelines. */
const withoutTimelines = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ViewTimeline'));

async function open(html: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(around(html), { entry, ...options });
  await page.waitForSelector('section[data-island-state="ready"]', { state: 'attached' });
  return page;
}
/** Scrolls until the section's lower edge is at a percentage of the viewport's height. */
const edgeTo = (page: Page, percent: number) =>
  page
    .locator('section')
    .first()
    .evaluate(
      (section, edge) => scrollBy(0, section.getBoundingClientRect().bottom - (innerHeight * edge) / 100),
      percent,
    );
const position = (page: Page) =>
  page
    .locator('section')
    .first()
    .evaluate((section) => Number.parseFloat(getComputedStyle(section).backgroundPositionX));
const reaches = (page: Page, goal: number) => expect.poll(() => position(page)).toBeCloseTo(goal, 0);

it.each([
  ['the browser’s timeline', 300, () => undefined],
  ['its own measuring', 300, withoutTimelines],
  ['the browser’s timeline, at once', 0, () => undefined],
  ['its own measuring, at once', 0, withoutTimelines],
] as const)('moves from 99 % at 85 % of the viewport to 0 % at 15 %, by %s', async (_, smoothing, prepare) => {
  const page = await open(own(`data-smoothing="${smoothing}"`), { prepare });
  for (const [edge, goal] of [
    [130, 99],
    [85, 99],
    [67.5, 74.25],
    [50, 49.5],
    [15, 0],
    [-20, 0],
    [50, 49.5],
  ] as const) {
    await edgeTo(page, edge);
    await reaches(page, goal);
  }
});

it('takes its second to catch up, and does not jump', async () => {
  const page = await open(own('data-smoothing="30000"'));
  await edgeTo(page, 85);
  await reaches(page, 99);
  await edgeTo(page, 15);
  await expect.poll(() => position(page)).toBeLessThan(98);
  expect(await position(page)).toBeGreaterThan(5);
});

it('starts at the page’s scroll position, without an animation', async () => {
  const page = await openPage(around(own('data-smoothing="30000" data-start="interaction"')), { entry });
  await edgeTo(page, 50);
  await page.click('section p');
  await page.waitForSelector('section[data-island-state="ready"]');
  await reaches(page, 49.5);
});

it('stands still under reduced motion, from the beginning and live, and does not change the page', async () => {
  const page = await open(own(), { context: { reducedMotion: 'reduce' } });
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowX);
  await edgeTo(page, 15);
  expect([await position(page), await overflow()]).toEqual([42, 'visible']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await reaches(page, 0);
  expect(await overflow()).toBe('hidden');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reaches(page, 42);
  expect(await overflow()).toBe('visible');
});

it('hides the overflow of the page while it moves, and restores everything', async () => {
  const page = await open(own());
  await edgeTo(page, 50);
  await reaches(page, 49.5);
  const across = () =>
    page.evaluate(() => {
      scrollTo(500, scrollY);
      return scrollX;
    });
  // A script may still scroll hidden overflow; a visitor cannot.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(400, 0);
  await waitForFrames(page, 1);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await page.locator('section').evaluate((section) => {
    section.removeAttribute('data-island');
    section.replaceWith(section.cloneNode(true));
  });
  await reaches(page, 42);
  expect(await across()).toBe(500);
  expect(await page.evaluate(() => document.body.getAttribute('style') ?? '')).toBe('');
});

it('moves the section of the specification in the builder’s page, in both directions and schemes', async () => {
  const page = await withShop('/builder/elements/scroll-background/?direction=rtl&csp=strict', {
    context: { colorScheme: 'dark', viewport: { width: 390, height: HEIGHT } },
  });
  await page.locator('#section-2-11').scrollIntoViewIfNeeded();
  await page.waitForSelector(`#section-2-11${SECTION}`);
  await edgeTo(page, 50);
  // The page's first section is the one in the specification.
  await expect
    .poll(() => page.locator('#section-2-11').evaluate((one) => getComputedStyle(one).backgroundPositionX))
    .not.toBe('50%');
  expect(await axe(page, 'main')).toEqual([]);
});

it('moves two sections separately', async () => {
  const page = await withShop('/elements/scroll-background/');
  for (const section of await page.locator('.scroll-example').all()) await section.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(SECTION).count()).toBe(2);
  const positions = () =>
    page
      .locator(SECTION)
      .evaluateAll((list) => list.map((one) => Number.parseFloat(getComputedStyle(one).backgroundPositionX)));
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(positions).toEqual([expect.closeTo(99, 0), 0]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await positions())[0]).toBeCloseTo(0, 0);
  expect((await positions())[1]).toBeGreaterThan(0);
});

it('leaves the section as it is when its code cannot be loaded', async () => {
  const page = await withShop('/elements/scroll-background/', {
    prepare: (before) => withoutCode(before, codeOf('scroll-background')),
  });
  await page.waitForSelector('.scroll-example[data-island-state="failed"]');
  expect(await page.evaluate(() => document.body.style.overflowX)).toBe('');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
