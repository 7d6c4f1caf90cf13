import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CMS_FAULTS } from '../stories/support/cms-faults.ts';
import { type AxeViolation, axe } from './support/axe.ts';
import { takeConsole, watchConsole } from './support/console-watch.ts';

const SITE = 'http://stories.localhost';
const folder = fileURLToPath(new URL('../storybook-static', import.meta.url));
const index = join(folder, 'index.json');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One story, as Storybook's own list has it. */
interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

function listStories(): Story[] {
  if (!existsSync(index)) return [];
  const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

const stories = listStories();

it('has a built Storybook with stories to open', () => {
  if (!existsSync(index)) throw new Error('storybook-static is missing. Run "npm run build-storybook" first.');
  expect(stories.length).toBeGreaterThan(20);
});

describe.skipIf(stories.length === 0)('every story', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.route(`${SITE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(folder, pathname);
      if (!existsSync(file)) return route.fulfill({ status: 404 });
      return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
    });
    page = await context.newPage();
    watchConsole(page);
  });
  afterAll(() => browser.close());

  async function show(size: typeof DESKTOP, colorScheme: 'light' | 'dark'): Promise<void> {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
  }

  it.each(stories.map((story) => [`${story.title}: ${story.name}`, story.id]))('%s', async (_, id) => {
    await show(DESKTOP, 'light');
    // The add-on's own run would only do once more what is done below.
    await page.goto(`${SITE}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    expect(await played(page)).toEqual('');
    expect(await violations(page)).toEqual([]);
    await show(PHONE, 'dark');
    expect(await violations(page)).toEqual([]);
    expect(takeConsole(page)).toEqual([]);
  });
});

/** What axe finds, but for what the CMS itself prints. */
async function violations(page: Page): Promise<readonly AxeViolation[]> {
  return (await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS));
}

/** Waits for the end of the story's play; what went wrong in it, or nothing. */
async function played(page: Page): Promise<string> {
  const phase = await page.waitForFunction(() => {
    const { phase } = (Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender ?? {}) as { phase?: string };
    return phase === 'finished' || phase === 'errored' ? phase : undefined;
  });
  if ((await phase.jsonValue()) === 'finished') return '';
  return (await page.textContent('.sb-errordisplay')) ?? 'errored';
}
