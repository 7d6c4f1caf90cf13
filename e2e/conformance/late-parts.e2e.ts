import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { islandsOf } from '../../scripts/files-loaded.ts';
import { islandFiles } from '../../scripts/island-files.ts';
import { takeConsole, withShop } from '../support/browser.ts';
import { builtFiles } from '../support/built-files.ts';
import { isIslandReadyOn } from '../support/island-is-ready.ts';
import { waitForFrames } from '../support/wait-for-frames.ts';
import { withoutCode } from '../support/without-code.ts';
import { awaitedParts, comeByActs } from './awaited-parts.ts';
import { type LatePart, lateParts } from './late-parts.ts';

const { files } = builtFiles;
const pathOf = (source = '') => source.slice('packages/'.length);

/** Parts that lie in one file, which is nobody's code. */
const grouped = new Map(islandFiles().map(({ source, parts }) => [source, parts]));

/** Files that islands load after their own code. Tools are not islands. */
const parts = new Map(
  Object.entries(files).flatMap(([file, { source = '' }]) => {
    if (islandsOf(source).length > 0) return [];
    if (grouped.has(source)) return (grouped.get(source) ?? []).map((part): [string, string] => [part, file]);
    return /^packages\/(builder|shop|cms)\//.test(source) ? [[pathOf(source), file]] : [];
  }),
);

it('tests every late part of an island, or leaves it to the act that loads it', () => {
  const known = [...new Set([...[...lateParts, ...awaitedParts].map(({ part }) => part), ...comeByActs])];
  expect(known.toSorted()).toEqual([...parts.keys()].toSorted());
});

/** Withholds the page's request for a part, until the test has checked the page or for good. */
function withhold(part: string) {
  const name = parts.get(part)?.split('/').at(-1) ?? part;
  const held: Route[] = [];
  let requests = 0;
  let isOpen = false;
  const isAskedFor = (times: number) => expect.poll(() => requests).toBeGreaterThanOrEqual(times);
  return {
    name,
    asked: () => isAskedFor(1),
    /** A failed load is retried once. */
    givenUp: () => isAskedFor(2),
    hold: (page: Page) =>
      page.route(`**/${name}*`, async (route) => {
        requests += 1;
        if (isOpen) await route.continue();
        else held.push(route);
      }),
    refuse: (page: Page) =>
      withoutCode(page, `**/${name}*`, () => {
        requests += 1;
      }),
    release: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Opens the page of a part whose request `answer` withholds. */
async function open(
  { path, width = 1280 }: Pick<LatePart, 'path' | 'width'>,
  part: ReturnType<typeof withhold>,
  answer: 'hold' | 'refuse',
): Promise<Page> {
  const page = await withShop(path, {
    context: { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
    prepare: async (fresh) => {
      await fresh.addInitScript(() => {
        const unhandled: string[] = [];
        Object.assign(globalThis, { unhandled });
        addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
      });
      await part[answer](fresh);
    },
  });
  return page;
}

/** True if the islands on the root of a trial report that they are ready. */
async function isReady(page: Page, { root, island }: LatePart): Promise<boolean> {
  const element = await page.locator(root).first().elementHandle();
  await waitForFrames(page);
  return element !== null && isIslandReadyOn(page, island, element);
}

/** Errors other than the missing part's, which may be reported but not unhandled. */
async function exceptions(page: Page, name: string): Promise<unknown> {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const unhandled = await page.evaluate<string[]>('globalThis.unhandled ?? []');
  // Stops further messages of this page.
  await page.goto('about:blank');
  const uncaught = takeConsole(page).filter((message) => message.startsWith('uncaught') && !message.includes(name));
  return [...uncaught, ...unhandled];
}

describe.each(lateParts)('$island and its $part', (trial) => {
  it('late: it works meanwhile or is not ready, and works once the part has loaded', async () => {
    const part = withhold(trial.part);
    const page = await open(trial, part, 'hold');
    await trial.bring?.(page);
    await part.asked();
    const isUp = await isReady(page, trial);
    if (isUp) await trial.use(page);
    await part.release();
    await expect.poll(() => isReady(page, trial)).toBe(true);
    if (!isUp) await trial.use(page);
    expect(await exceptions(page, part.name)).toEqual([]);
  });

  it('never: it works, or is as the page is without it', async () => {
    const part = withhold(trial.part);
    const page = await open(trial, part, 'refuse');
    await trial.bring?.(page);
    await part.asked();
    await trial.use(page);
    await part.givenUp();
    expect(await exceptions(page, part.name)).toEqual([]);
  });
});

describe.each(awaitedParts)('an act with $part', (trial) => {
  it('late: happens once the part has loaded', async () => {
    const part = withhold(trial.part);
    const page = await open(trial, part, 'hold');
    await trial.bring?.(page);
    await page.waitForSelector(trial.ready, { state: 'attached' });
    await page.click(trial.act);
    await part.asked();
    await part.release();
    await trial.done(page);
    expect(await exceptions(page, part.name)).toEqual([]);
  });

  it('never: shows an error, or is left to the browser', async () => {
    const part = withhold(trial.part);
    const page = await open(trial, part, 'refuse');
    await trial.bring?.(page);
    await page.waitForSelector(trial.ready, { state: 'attached' });
    await page.click(trial.act);
    await trial.never(page);
    expect(await exceptions(page, part.name)).toEqual([]);
  });
});
