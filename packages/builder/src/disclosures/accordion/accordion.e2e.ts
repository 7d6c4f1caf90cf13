import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderAccordion, builderNestedAccordion, unnamedItems } from './fixture.ts';

const READY = '[data-island-state="ready"]';
const TITLES = ':is([data-part="title"], .accordion-title-wrapper)';
const CONTENTS = ':is([data-part="content"], .accordion-content-wrapper)';

const entry = `
  import { start } from '@stirrup/runtime';
  import { accordion } from '@stirrup/builder/accordion';
  import { toggle } from '@stirrup/builder/toggle';
  globalThis.heard = [];
  for (const type of ['open', 'close']) document.addEventListener('bricks/accordion/' + type, ({ detail }) => {
    const item = detail.openItem ?? detail.closeItem;
    const content = item.querySelector('.accordion-content-wrapper');
    heard.push(type + ' ' + item.id + ' ' + item.classList.contains('brx-open') + ' ' + content.getAnimations().length);
  });
  start(accordion, toggle);
`;

/** The CMS's own styles (bricks-elements.md §11.3), and a column with gaps, as authors set it. */
const STYLES = `<style>.accordion-content-wrapper{display:none;padding:20px;border:2px solid}
  .brx-open>.accordion-content-wrapper{display:block} .brxe-block{display:flex;flex-direction:column;gap:30px}</style>`;

/** Opens markup on a page of its own. */
async function own(markup: unknown, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(`${STYLES}${markup}`, { entry, ...options });
  await page.waitForSelector(`:is(.brxe-accordion, .brxe-accordion-nested)${READY}`);
  return page;
}
/**
 * A duration so long that nothing moves visibly, however busy the machine is, in ms: the test sets the animation's time
 * itself.
 */
const AGES = 6_000_000;

/** Clicks at the element's current place as a visitor does: `page.click` would wait until it no longer moves. */
async function clickMoving(page: Page, selector: string): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}
/** Sets the time of a slide's animation. */
const setTime = (page: Page, content: string, time: number) =>
  page.$eval(
    content,
    (element, to) => {
      for (const animation of element.getAnimations()) animation.currentTime = to;
    },
    time,
  );
const heard = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard'));
const heights = (page: Page, selector = CONTENTS) =>
  page.$$eval(selector, (all) => all.map((element) => Math.round(element.getBoundingClientRect().height)));
const shown = (page: Page) =>
  page.$$eval(CONTENTS, (all) =>
    all.flatMap((content, index) =>
      content.checkVisibility() && content.getAttribute('hidden') === null ? [index] : [],
    ),
  );

it.each([
  ['/elements/accordions/', '[data-island="accordion"]'],
  ['/builder/elements/accordions/', '.brxe-accordion'],
  ['/builder/elements/accordions/', '#brxe-accaac'],
])('works by keyboard: %s %s', async (path, selector) => {
  const page = await withShop(path);
  const root = page.locator(selector).first();
  await page.waitForSelector(`${selector}${READY}`);
  const title = (index: number) => root.locator(TITLES).nth(index);
  await title(1).focus();
  await page.keyboard.press('Enter');
  await root.locator(CONTENTS).nth(1).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect(await title(2).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await root.locator(CONTENTS).nth(2).waitFor();
  await expect.poll(() => root.locator(CONTENTS).nth(1).getAttribute('hidden')).toBe('until-found');
  expect(await axe(page, '.element-example')).toEqual([]);
});

it('slides in the configured time, reverses in place, and emits its event at the end', async () => {
  const page = await own(builderNestedAccordion(unnamedItems, { id: 'accaab', transition: AGES }));
  const [title, content] = ['#brxe-accaabt0', '#brxe-accaabc0'];
  await page.click(title);
  await setTime(page, content, AGES / 2);
  const [half = 0] = await heights(page, content);
  expect(half).toBeGreaterThan(10);
  expect([await page.getAttribute(title, 'aria-expanded'), await heard(page)]).toEqual(['true', []]);
  await clickMoving(page, title);
  expect(await page.getAttribute('#brxe-accaabi0', 'class')).toBe('brxe-block');
  // It closes from its current height.
  const [turned = 0] = await heights(page, content);
  expect(Math.abs(turned - half)).toBeLessThanOrEqual(1);
  await clickMoving(page, '#brxe-accaabt1');
  await setTime(page, content, AGES);
  await expect.poll(() => heard(page)).toEqual(['close brxe-accaabi0 false 0']);
  await setTime(page, '#brxe-accaabc1', AGES);
  await expect.poll(() => heard(page)).toEqual(['close brxe-accaabi0 false 0', 'open brxe-accaabi1 true 0']);
  expect(await shown(page)).toEqual([1]);
});

it('does not move under reduced motion', async () => {
  const page = await own(builderAccordion(unnamedItems), { context: { reducedMotion: 'reduce' } });
  const seen = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.accordion-title-wrapper')?.click();
    return [
      document.getAnimations().length,
      document.querySelector('.accordion-content-wrapper')?.getClientRects().length,
    ];
  });
  expect(seen).toEqual([0, 1]);
});

it('hides closed content from the layout, but the browser’s search and links find it', async () => {
  const items = unnamedItems.map((item, index) => ({
    ...item,
    content: html`<div style="height: 900px">${item.content}<p id="deep${index}" style="margin-block-start: 600px">Deep</p></div>`,
  }));
  const page = await own(`${builderNestedAccordion(items)}<a href="#deep2">Deep</a>`);
  const room = await page.$$eval('.brxe-accordion-nested > *', (all) =>
    all.map((item) => item.getBoundingClientRect().height === item.firstElementChild?.getBoundingClientRect().height),
  );
  expect([room, await shown(page)]).toEqual([[true, true, true], []]);
  expect(await page.$$eval(CONTENTS, (all) => all.map((content) => content.getAttribute('hidden')))).toEqual(
    Array(3).fill('until-found'),
  );
  await page.click('a');
  expect(await shown(page)).toEqual([2]);
  expect(await page.getAttribute('#brxe-accaabt2', 'aria-expanded')).toBe('true');
  expect(await page.$eval('#deep2', (deep) => deep.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await heard(page)).toEqual(['open brxe-accaabi2 true 0']);
  // An item found by the browser's search closes the others like any other, but at once, so that nothing moves under
  // the match.
  await page.$eval('#brxe-accaabc0', (content) => content.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(await shown(page)).toEqual([0]);
});

it('opens the place that the address names, scrolls there, and starts islands inside when it shows', async () => {
  const inside = '<button type="button" data-island="toggle" data-start="visible" data-target="#deep">Wide</button>';
  const items = unnamedItems.map((item, index) => ({ ...item, content: html`<p id="deep${index}">Deep</p>` }));
  const page = await own(`<p style="height: 2000px">High</p>${builderAccordion(items)}`, { path: '/#deep1' });
  expect(await shown(page)).toEqual([1]);
  expect(await page.$eval('#deep1', (deep) => deep.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.$eval(
    '#panel-accordion-accaaa-2',
    (content, button) => content.insertAdjacentHTML('beforeend', button),
    inside,
  );
  await page.waitForSelector('[data-island="toggle"][data-island-state]', { state: 'attached' });
  // The observer that would start it has reported by then.
  await waitForFrames(page);
  expect(await page.getAttribute('[data-island="toggle"]', 'data-island-state')).toBe('claimed');
  await page.click('#accordion-accaaa-2');
  await page.waitForSelector(`[data-island="toggle"]${READY}`);
});

it('keeps Tab out of what slides shut', async () => {
  const items = unnamedItems.map((item) => ({ ...item, content: html`<p><a href="#there">There</a></p>` }));
  const page = await own(builderNestedAccordion(items, { expandItem: '0', transition: AGES }));
  await page.focus('#brxe-accaabt0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('brxe-accaabt1');
  await setTime(page, '#brxe-accaabc0', AGES);
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  // A dialog makes what slides open inert, and that stays so.
  await page.focus('#brxe-accaabt0');
  await page.keyboard.press('Enter');
  await page.locator('#brxe-accaabc0').evaluate((content) => content.toggleAttribute('inert', true));
  await setTime(page, '#brxe-accaabc0', AGES);
  await page.waitForFunction(() => document.querySelector('#brxe-accaabc0')?.getAnimations().length === 0);
  expect(await page.locator('[inert]').count()).toBe(1);
});

it('moves the focus on when a link closes the content with the focus', async () => {
  const [first = { title: '', content: html`` }, ...others] = unnamedItems;
  const items = [
    { ...first, content: html`<p><a href="#there">There</a></p>` },
    ...others.map((item, index) => ({ ...item, ...(index === 0 && { id: 'there' }) })),
  ];
  const page = await own(builderAccordion(items, { expandItem: '0' }));
  await page.focus('a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#panel-accordion-accaaa-0[hidden]', { state: 'attached' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('accordion-accaaa-1');
});
