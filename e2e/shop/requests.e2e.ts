import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { brotliOf } from '../../scripts/files-loaded.ts';
import { beforeLoadLimit, depthLimit, kindsOfPages, requestLimit } from '../../scripts/size-budgets.ts';
import { withShop } from '../support/browser.ts';
import { builtFiles, builtTag } from '../support/built-files.ts';

/** A picture that keeps the page from its load event. */
const HELD = '/held.gif';
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** The file of islands that start with the page: when it has been requested, all that comes early has. */
const FIRST = /^(lite\/)?chunks\/first-/;

/** Later parts that a page fetches by itself, because something of it is near: the calendar of a date field. */
const LATER = /^(lite\/)?chunks\/calendar-/;

/** A request for a script, and the script that made it, without the retries of others. */
interface Asked {
  readonly file: string;
  readonly by: string;
}

const fileOf = (url = '') => /\/stirrup\/(.*\.js)$/.exec(url)?.[1] ?? '';

/** Requests for scripts. */
interface Watched {
  /** All so far. */
  readonly asked: readonly Asked[];
  /** Resolves once one for {@link FIRST} is among them. */
  readonly untilFirst: Promise<void>;
}

/** Records requests for scripts, in their order, with their initiators as the browser knows them. */
async function watchScripts(page: Page): Promise<Watched> {
  const asked: Asked[] = [];
  let tellFirst = () => {};
  const untilFirst = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const file = fileOf(request.url);
    if (file) asked.push({ file, by: fileOf(initiator.stack?.callFrames[0]?.url ?? initiator.url) });
    if (FIRST.test(file)) tellFirst();
  });
  return { asked, untilFirst };
}

/** Keeps the load event back until what starts with the page has been requested, and some time longer. */
async function holdLoad(page: Page, path: string, untilFirst: Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `<img src="${HELD}" alt=""></body>`);
      await route.fulfill({ response, body });
    },
  );
  await page.route(`**${HELD}`, async (route) => {
    await untilFirst;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ contentType: 'image/gif', body: PIXEL });
  });
}

/** Scripts that the page had requested before its load event. */
const beforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedAt = Number(Reflect.get(Object(navigation), 'loadEventStart'));
    const entries = performance.getEntriesByType('resource');
    return entries.filter(({ startTime }) => startTime < loadedAt).map(({ name }) => name);
  });

/** Depth of each script in the chain of initiators; the loader's preloads have no initiator but the page. */
function depthsOf(asked: readonly Asked[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const loader = builtFiles.files[builtTag]?.imports ?? [];
  for (const { file, by } of asked) {
    const before = file === builtTag ? 0 : (depths.get(by) ?? Math.max(...loader.map((name) => depths.get(name) ?? 1)));
    depths.set(file, before + 1);
  }
  return depths;
}

it.each(kindsOfPages)(
  '$label: few requests, in a short chain, and little before its load event',
  async ({ path, before }) => {
    let asked: readonly Asked[] = [];
    const page = await withShop(path, {
      prepare: async (fresh) => {
        if (before !== undefined) await fresh.goto(before);
        // The page before may still fetch the islands that come at rest.
        await fresh.goto('about:blank');
        const watched = await watchScripts(fresh);
        asked = watched.asked;
        await holdLoad(fresh, path, watched.untilFirst);
      },
    });
    const early = (await beforeLoad(page)).map(fileOf).filter((file) => file !== '');
    expect(early).toContain(builtTag);
    expect(brotliOf(builtFiles, early)).toBeLessThanOrEqual(beforeLoadLimit);

    // Everything that nobody has to come near for.
    await page.waitForFunction(() => document.querySelector('link[rel="modulepreload"][href*="/header-"]'));
    await page.waitForLoadState('networkidle');
    const files = asked.map(({ file }) => file);
    expect(files).toEqual([...new Set(files)]);
    expect(files.length, files.join()).toBeLessThanOrEqual(requestLimit);
    const depths = [...depthsOf(asked.filter(({ file }) => !LATER.test(file))).values()];
    expect(Math.max(...depths)).toBeLessThanOrEqual(depthLimit);
  },
);
