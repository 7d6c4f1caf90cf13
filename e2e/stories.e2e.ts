import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIslands } from '../scripts/find-islands.ts';
import { flavourAsked } from '../scripts/flavours.ts';
import { CMS_FAULTS } from '../stories/support/cms-faults.ts';
import { AXE_SOURCE, LAYOUT_RULES } from './support/axe.ts';
import { axe, lastingPage, takeConsole, takeConsoleWithSources } from './support/browser.ts';
import { type Site, serveFolder } from './support/serve-folder.ts';

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const index = join(folder, 'index.json');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** One story or docs page, as in Storybook's own index. */
interface Entry {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

function listEntries(): Entry[] {
  if (!existsSync(index)) return [];
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

const entries = listEntries();
const stories = entries.filter(({ type }) => type === 'story');

it('has a built Storybook with stories to open, of the flavour that is asked for', () => {
  if (!existsSync(index)) throw new Error('storybook-static is missing. Run "npm run build-storybook" first.');
  expect(stories.length).toBeGreaterThan(20);
  const html = readFileSync(join(folder, 'iframe.html'), 'utf8');
  const [, built] = /<meta name="stirrup-flavour" content="(\w+)">/.exec(html) ?? [];
  const command =
    flavourAsked() === 'lite' ? 'STIRRUP_FLAVOUR=lite npm run build-storybook' : 'npm run build-storybook';
  expect(built, `storybook-static is of another flavour. Run "${command}" first.`).toBe(flavourAsked());
});

describe.skipIf(stories.length === 0)('every story', () => {
  let site: Site;
  let page: Page;

  beforeAll(async () => {
    site = await serveFolder(folder, { '/axe.js': AXE_SOURCE });
    page = await lastingPage({ reducedMotion: 'reduce' });
  });
  afterAll(() => site.close());

  async function show(size: typeof DESKTOP, colorScheme: 'light' | 'dark'): Promise<void> {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
  }

  /** Adds axe to a story and to the frames in it. */
  async function addAxe(): Promise<void> {
    // A file of the server, of which the browser keeps the compiled code: compiling it again for each story would take
    // half as long as the story.
    await page.addScriptTag({ url: `${site.url}/axe.js` });
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    await Promise.all(frames.map((frame) => frame.evaluate(AXE_SOURCE)));
  }

  it.each(stories.map((story) => [`${story.title}: ${story.name}`, story.id]))('%s', async (_, id) => {
    await show(DESKTOP, 'light');
    // The story before may still say that its code was no longer waited for.
    page.once('framenavigated', () => takeConsole(page));
    await page.goto(site.url + addressOf(id));
    expect(await played(page)).toEqual('');
    await addAxe();
    expect(await violations(page)).toEqual([]);
    await show(PHONE, 'dark');
    expect(await violations(page, LAYOUT_RULES)).toEqual([]);
    expect(takeConsoleWithSources(page).join('\n')).toBe('');
  });

  it('shows in the scheme and the direction of the toolbar', async () => {
    await show(DESKTOP, 'light');
    const looks = () =>
      page.evaluate(() => [getComputedStyle(document.body).backgroundColor, document.documentElement.dir]);
    await page.goto(site.url + addressOf('builder-tabs--plain'));
    await played(page);
    const light = await looks();
    await page.goto(site.url + addressOf('builder-tabs--plain', { scheme: 'dark', direction: 'rtl' }));
    await played(page);
    const dark = await looks();
    await show(DESKTOP, 'dark');
    await page.goto(site.url + addressOf('builder-tabs--plain'));
    await played(page);
    expect(light[1]).toBe('ltr');
    expect(dark).toEqual([(await looks())[0], 'rtl']);
    expect(dark[0]).not.toBe(light[0]);
  });

  it('has a docs page for every island, with its page of the docs and a story in a frame', async () => {
    // Links between the pages are made of the islands' names.
    const ids = new Set(entries.map(({ id }) => id));
    const linked = findIslands().map((island) => `${island.package}-${island.name}--docs`);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
    const pages = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
    expect(stories.filter(({ title }) => !['Welcome', 'Tokens'].includes(title) && !pages.has(title))).toEqual([]);
    await show(DESKTOP, 'light');
    await page.goto(`${site.url}/iframe.html?id=builder-tabs--docs&viewMode=docs`);
    await page.waitForSelector('h2:has-text("Without JavaScript")');
    expect(await page.textContent('#storybook-docs h1')).toBe('tabs');
    const frame = page.frameLocator('iframe[title="Plain"]');
    await frame.locator('[data-island="tabs"][data-island-state="ready"]').waitFor();
    await page.fill('input[id$="-openTab"]', '2');
    await frame.locator('[data-island="tabs"][data-open-tab="2"][data-island-state="ready"]').waitFor();
    // A text that Storybook's own addresses refuse.
    await page.goto(`${site.url}/iframe.html?id=builder-countdown--docs&viewMode=docs`);
    await page.fill('[id$="-date"]', '2030-01-01 10:00');
    const countdown = page.frameLocator('iframe').locator('[data-island="countdown"]');
    await expect.poll(() => countdown.getAttribute('data-date')).toBe('2030-01-01 10:00');
    expect(takeConsoleWithSources(page).join('\n')).toBe('');
  });

  it('sets the options of an island by controls, and shows the markup', async () => {
    await show(DESKTOP, 'light');
    await page.goto(`${site.url}${addressOf('builder-tabs--plain')}&args=openTab:2`);
    await page.waitForSelector('[data-island="tabs"][data-open-tab="2"][data-island-state="ready"]');
    expect(await page.isVisible('[data-part="pane"] >> nth=2')).toBe(true);
    const { channel, snippet } = await page.evaluate(() => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      channel.emit('updateStoryArgs', { storyId: 'builder-tabs--plain', updatedArgs: { openTab: 1 } });
      return { channel: typeof channel, snippet: String(channel.last('storybook/docs/snippet-rendered')?.[0]?.source) };
    });
    expect(channel).toBe('object');
    expect(snippet).toContain('<div data-island="tabs" data-open-tab="2">');
    await page.waitForSelector('[data-island="tabs"][data-open-tab="1"]');
    await page.waitForSelector('[data-part="pane"]:not([hidden]):has-text("Wipe after every ride")');
  });

  it('shows another dialect, reduced motion and forced colours by the toolbar', async () => {
    await show(DESKTOP, 'light');
    const toolbar = { dialect: 'bricks', motion: 'reduce', colours: 'active' };
    await page.goto(site.url + addressOf('builder-tabs--plain', toolbar));
    expect(await played(page)).toBe('');
    await page.waitForSelector('.brxe-tabs .tab-title');
    const [motion, colour] = await page.evaluate(() => [
      matchMedia('(prefers-reduced-motion: reduce)').matches,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect([motion, colour]).toEqual([true, 'rgb(255, 255, 255)']);
    // Our styles keep the colours that alone tell a state.
    await page.goto(site.url + addressOf('builder-filter-choices--own-dialect-like-buttons', { colours: 'active' }));
    expect(await played(page)).toBe('');
    const [chosen, other] = await page.evaluate(() =>
      ['input:checked + *', 'input:not(:checked) + *'].map((selector) => {
        const option = document.querySelector(selector);
        return option && getComputedStyle(option).backgroundColor;
      }),
    );
    expect(chosen).not.toBe(other);
  });

  it('stays if the shop would open another page', async () => {
    await page.goto(site.url + addressOf('shop-mini-cart--widget'));
    await played(page);
    const address = page.url();
    await page.click('.button.checkout');
    await page.evaluate(() => location.assign('/cart/'));
    await page.waitForTimeout(100);
    expect(page.url()).toBe(address);
    expect(await page.isVisible('.woocommerce-mini-cart-item')).toBe(true);
  });

  it('leaves nothing to the next story, which gets a page of its own', async () => {
    await page.goto(site.url + addressOf('shop-mini-cart--widget'));
    await played(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { left: true });
      localStorage.setItem('left', 'true');
      const storyId = 'shop-mini-cart--widget-empty';
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await page.waitForFunction(() => !('left' in globalThis));
    expect(await played(page)).toBe('');
    expect(await page.isVisible('.woocommerce-mini-cart__empty-message')).toBe(true);
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('left')])).toEqual(['', null]);
  });
});

/**
 * The address of a story with the toolbar's settings, without the add-on's own run of axe, which would repeat this one.
 */
function addressOf(id: string, toolbar: Readonly<Record<string, string>> = {}): string {
  const globals = Object.entries({ 'a11y.manual': '!true', ...toolbar }).map(([name, value]) => `${name}:${value}`);
  return `/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
}

/** Violations that axe finds, except those of the CMS's own markup: the rule, and the markup. */
async function violations(page: Page, options?: RunOptions): Promise<readonly string[]> {
  const found = await axe(page, 'body', options);
  const isOurs = (await page.locator('main.story [data-island]').count()) > 0;
  return found.flatMap(({ rule, elements }) => (!isOurs && rule in CMS_FAULTS ? [] : `${rule}: ${elements.join(' ')}`));
}

/** Waits for the end of the story's play, and returns its error, if any. */
async function played(page: Page): Promise<string> {
  const readPhase = () => {
    const { phase } = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender ?? {}) as { phase?: string };
    return phase === 'finished' || phase === 'errored' ? phase : undefined;
  };
  // Longer than a play waits for one thing, so that its own error is told.
  const phase = await page.waitForFunction(readPhase, undefined, { timeout: 20_000 });
  if ((await phase.jsonValue()) === 'finished') return '';
  return (await page.textContent('.sb-errordisplay')) ?? 'errored';
}
