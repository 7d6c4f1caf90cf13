import { describe, expect, it } from 'vitest';
import { openPage, SITE } from '../../../../../e2e/support/browser.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderAccordion } from '../../disclosures/accordion/fixture.ts';
import { builderTabs, demoTabs } from '../../disclosures/tabs/fixture.ts';
import { currentIn, entriesOf, hashOf, isBehind, isUp, topOf } from '../../testing/anchors-in-browser.ts';
import { builderNavMenu } from '../nav-menu/fixture.ts';
import { builderNav } from '../nav-nested/fixture.ts';
import { builderMenu, stirrupMenu } from './fixture.ts';

const TALL = html`<style>body { margin: 0 } #measuring { height: 2000px } #girths { height: 3000px }</style>`;
const PLACES = html`<section id="measuring"></section><section id="girths"><button>A girth</button></section>`;
const own = (more: unknown) => `${TALL}<div data-island="anchor-links">${more}</div>`;
const entry = (islands = ['anchor-links'], before = '') => {
  const name = (island: string) => island.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  const imports = islands.map((island) => `import { ${name(island)} } from '@stirrup/builder/${island}';`);
  return `import { start } from '@stirrup/runtime'; ${imports.join(' ')} ${before || `start(${islands.map(name)});`}`;
};
const open = async (markup: unknown, options: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage(String(markup), { entry: entry(), ...options });
  await isUp(page);
  return page;
};

it('keeps the height of a sticky header free', async () => {
  const page = await open(own(html`<style>html { scroll-padding-top: 80px }</style>${stirrupMenu()}${PLACES}`));
  await page.click('[data-part="menu"] a >> nth=2');
  await expect.poll(() => page.$eval('#girths', (place) => Math.round(place.getBoundingClientRect().top))).toBe(80);
});

it.each([
  ['reduce', true],
  ['no-preference', false],
] as const)('scrolls smoothly where the page does, and not with %s', async (reducedMotion, isAtOnce) => {
  const page = await open(own(html`<style>html { scroll-behavior: smooth }</style>${stirrupMenu()}${PLACES}`), {
    context: { reducedMotion },
  });
  const isThere = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-part="menu"] a[href="#girths"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.abs(document.querySelector('#girths')?.getBoundingClientRect().top ?? NaN) < 1;
  });
  expect(isThere).toBe(isAtOnce);
  await expect.poll(() => topOf(page, 'girths')).toBe(0);
});

it('jumps at once while motion is reduced, whatever the page’s styles say, and as they say otherwise', async () => {
  const page = await open(`<style>:root { scroll-behavior: smooth !important }</style>${own(PLACES)}`);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.$eval('[data-island]', (root) => root.remove());
  await expect.poll(behaviour).toBe('smooth');
});

it('marks links that are added later, and two menus alike', async () => {
  const page = await open(own(html`${stirrupMenu('One')}${PLACES}`));
  await page.$eval('nav', (nav) => nav.after(nav.cloneNode(true)));
  await page.click('nav:nth-of-type(2) a[href="#girths"]');
  expect(await currentIn(page, '[data-part="menu"]')).toEqual(['Girths', 'Girths']);
});

it('ends with its element', async () => {
  const page = await open(own(html`${stirrupMenu()}<a id="none" href="#">Nowhere</a>${PLACES}`));
  await page.$eval('[data-island]', (root) => {
    root.removeAttribute('data-island');
    root.replaceWith(root.cloneNode(true));
  });
  await page.click('[data-part="menu"] a[href="#girths"]');
  expect(await currentIn(page, '[data-part="menu"]')).toEqual(['Shop']);
  await page.evaluate(() => scrollTo(0, 0));
  await page.click('#none');
  await expect.poll(() => page.url()).toBe(`${SITE}/#`);
});

describe('a place in an island that sleeps', () => {
  const hidden = html`<style>.tab-pane:not(.brx-open), .accordion-content-wrapper { display: none }</style>`;
  const tabs = String(builderTabs(demoTabs)).replace('<div', '<div data-start="interaction"');
  const accordion = String(
    builderAccordion([{ title: 'Returns', content: html`<p>Unridden.</p><p id="days">Thirty days.</p>` }]),
  ).replace('<ul', '<ul data-start="interaction"');

  it.each([
    ['tabs', `${tabs.replace('postcode"', 'postcode" id="place"')}`, 'place'],
    ['accordion', accordion, 'days'],
  ])('is opened and gone to: %s', async (island, markup, id) => {
    const page = await open(
      `${hidden}${own(html`<a id="to" href="#${id}">There</a>${PLACES}`)}${markup}<div style="height: 3000px"></div>`,
      {
        entry: entry(['anchor-links', island]),
      },
    );
    expect(await page.locator(`#${id}`).isVisible()).toBe(false);
    const entries = await entriesOf(page);
    await page.click('#to');
    await page.locator(`#${id}`).waitFor();
    await expect.poll(() => topOf(page, id)).toBeLessThan(100);
    expect(await isBehind(page, id)).toBe(true);
    expect([hashOf(page), await entriesOf(page)]).toEqual([`#${id}`, entries + 1]);
  });
});

it('goes on after a click that the loader has held', async () => {
  const tabs = String(builderTabs([{ title: 'Fit', content: html`<a id="to" href="#girths">Girths</a>` }]));
  const page = await openPage(`${own(`${stirrupMenu()}${tabs}${PLACES}`)}`, {
    entry: entry(
      ['anchor-links', 'tabs'],
      `let arrive;
      const late = new Promise((resolve) => { arrive = resolve; });
      Object.assign(globalThis, { arrive });
      start(anchorLinks, { ...tabs, load: () => late.then(tabs.load) });`,
    ),
  });
  await isUp(page);
  const entries = await entriesOf(page);
  await page.click('#to');
  expect(hashOf(page)).toBe('');
  await page.evaluate('arrive()');
  await expect.poll(() => topOf(page, 'girths')).toBe(0);
  expect([hashOf(page), await entriesOf(page), await currentIn(page, '[data-part="menu"]')]).toEqual([
    '#girths',
    entries + 1,
    ['Girths'],
  ]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A girth');
});

it('goes to the place again when the menu around the link has closed and unlocked the page', async () => {
  // A nested menu as other code closes it: 200 ms later, with the page where it was, and the focus on its toggle.
  const page = await openPage(
    `${TALL}<style>.no-scroll { position: fixed; inset: 0; overflow: hidden }</style>
    <nav class="brxe-nav-nested brx-open"><ul><li class="menu-item"><a href="#girths" data-brx-anchor="true">Girths</a></li></ul></nav>
    <button id="toggle">Menu</button>${PLACES}`,
    {
      entry: entry(
        ['anchor-links'],
        `document.body.className = 'bricks-is-frontend no-scroll';
        document.querySelector('nav').addEventListener('click', () => setTimeout(() => {
          document.querySelector('nav').classList.remove('brx-open');
          document.body.classList.remove('no-scroll');
          scrollTo(0, 0);
          document.querySelector('#toggle').focus();
        }, 200));
        start(anchorLinks);`,
      ),
    },
  );
  await isUp(page);
  const entries = await entriesOf(page);
  await page.click('nav a');
  expect(await page.locator('.menu-item.current-menu-item [aria-current="page"]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('girths');
  expect([await topOf(page, 'girths'), hashOf(page), await entriesOf(page)]).toEqual([0, '#girths', entries + 1]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A girth');
  expect(await page.locator('#girths[tabindex]').count()).toBe(0);
});

it('leaves menus of another page’s places alone', async () => {
  const page = await open(
    `${TALL}${builderMenu('one', `${SITE}/other/`)}<a id="to" href="#girths">There</a>${PLACES}`,
    { entry: entry(['anchor-links'], `document.body.className = 'bricks-is-frontend'; start(anchorLinks);`) },
  );
  await page.click('#to');
  await expect.poll(() => hashOf(page)).toBe('#girths');
  expect(await currentIn(page, '.bricks-nav-menu')).toEqual(['Shop']);
});

it('leads out of a menu that is open as a drawer, on a phone', async () => {
  const items = [
    { title: 'Shop', href: '/shop/' },
    { title: 'Girths', href: '#girths' },
  ];
  const menu = String(builderNavMenu(items)).replaceAll('href="#girths"', 'href="#girths" data-brx-anchor="true"');
  const styles = html`<style>.bricks-nav-menu-wrapper, .brxe-nav-menu:not(.show-mobile-menu) .bricks-mobile-menu-wrapper { display: none }
    .bricks-mobile-menu-wrapper { position: fixed; z-index: 1; inset: 0; background: white }</style>`;
  const page = await openPage(`${TALL}${styles}${menu}${PLACES}`, {
    entry: entry(
      ['anchor-links', 'nav-menu'],
      `document.body.className = 'bricks-is-frontend'; start(anchorLinks, navMenu);`,
    ),
    context: { viewport: { width: 390, height: 700 }, hasTouch: true },
  });
  await isUp(page);
  const entries = await entriesOf(page);
  await page.tap('.bricks-mobile-menu-toggle');
  await page.waitForSelector('.show-mobile-menu');
  await page.waitForFunction(() => document.body.classList.contains('no-scroll'));
  await page.tap('.bricks-mobile-menu a[href="#girths"]');
  await page.waitForSelector('.brxe-nav-menu:not(.show-mobile-menu)');
  await expect.poll(() => topOf(page, 'girths')).toBe(0);
  expect([hashOf(page), await entriesOf(page)]).toEqual(['#girths', entries + 1]);
  // In both of its lists.
  expect(await page.locator('.current-menu-item').allTextContents()).toEqual(['Girths', 'Girths']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A girth');
});

it('leads out of a nested menu that is open over the page, by keyboard', async () => {
  const menu = String(builderNav([{ title: 'Girths', href: '#girths' }], { id: 'navnes', breakpoint: 'always' }));
  const anchors = menu.replaceAll('href="#girths"', 'href="#girths" data-brx-anchor="true"');
  const page = await openPage(`${TALL}${anchors}${PLACES}`, {
    entry: entry(
      ['anchor-links', 'nav-nested', 'toggle'],
      `document.body.className = 'bricks-is-frontend'; start(anchorLinks, navNested, toggle);`,
    ),
  });
  await isUp(page);
  const entries = await entriesOf(page);
  await page.waitForSelector('.brxe-nav-nested > .brxe-toggle[data-island-state]', { state: 'attached' });
  await page.focus('.brxe-nav-nested > .brxe-toggle');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.brxe-nav-nested.brx-open');
  await page.focus('.brxe-nav-nested a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.brxe-nav-nested:not(.brx-open, .brx-closing)');
  await expect.poll(() => topOf(page, 'girths')).toBe(0);
  expect([hashOf(page), await entriesOf(page)]).toEqual(['#girths', entries + 1]);
  expect(await page.locator('.current-menu-item').allTextContents()).toEqual(['Girths']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A girth');
});
