import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../fixtures/recordings.ts';
import { comeToRest, prepareInspection } from '../every-page/inspect-page.ts';
import { openPage, SITE, takeConsole, takeFailedRequests, withShop } from '../support/browser.ts';
import { type Control, controlsOf } from './controls.ts';
import { type Heard, type Stop, walkByTab } from './walk.ts';

const DEMO = [
  ...['/', '/shop/', '/product/paddock-saddle-pad/', '/elements/tabs/', '/elements/accordions/'],
  ...['/builder/', '/builder/shop/', '/builder/product/paddock-saddle-pad/'],
  ...['/builder/elements/tabs/', '/builder/elements/accordions/'],
];

const RECORDED = [
  ...['bricks-shop', 'bricks-product-variable', 'bricks-elements'],
  ...['classic-shop', 'classic-product-variable'],
];

/** Stops of the recorded pages that are not ours: a cover over a video, and the browser's player. */
const THEIRS = ['div.bricks-video-overlay', 'audio.wp-audio-shortcode'];

type Prepare = (page: Page) => unknown;

const openDemo = (path: string) => (prepare: Prepare) => withShop(path, { prepare });

/** Opens a recorded page without its CMS's scripts and without other servers; its cart is empty. */
const openRecorded = (name: string) => (prepare: Prepare) =>
  openPage(recordedPage(name).replaceAll(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, ''), {
    scripts: ['stirrup.js'],
    prepare: async (page) => {
      await page.route(
        (url) => url.origin !== SITE,
        (route) => route.fulfill({ body: '' }),
      );
      await page.route(
        (url) => url.searchParams.has('wc-ajax'),
        (route) => route.fulfill({ json: { fragments: {}, cart_hash: '' } }),
      );
      await prepare(page);
    },
  });

/** Keeps the page busy: nothing that waits for rest starts by itself, however long the walk takes. */
const neverAtRest = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

const textOf = ({ role, name }: Heard) => `${role} "${name}"`;
const isSame = (one: Heard, other: Heard) => textOf(one) === textOf(other);

/** Faults of a walk: stops without role or name, and controls that it did not reach. */
function faultsOf(stops: readonly Stop[], controls: readonly Control[]): readonly string[] {
  const silent = stops
    .filter(({ element, role, name }) => !THEIRS.includes(element) && (!name || /^(generic|none)$/.test(role)))
    .map((stop) => `says nothing: ${textOf(stop)} ${stop.element}`);
  const left = [...stops];
  const missed = controls.filter((control) => {
    const index = left.findIndex((stop) => control.some((heard) => isSame(heard, stop)));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...silent, ...missed.map((control) => `not reached: ${control.map(textOf).join(' or ')}`)];
}

/** Compares the controls after every island has started with the tab stops from the load event on. */
async function walkThrough(open: (prepare: Prepare) => Promise<Page>) {
  const whole = await open(prepareInspection);
  await comeToRest(whole);
  const controls = await controlsOf(await whole.context().newCDPSession(whole));
  const page = await open(neverAtRest);
  const stops = await walkByTab(page, await page.context().newCDPSession(page));
  takeFailedRequests(whole);
  takeFailedRequests(page);
  return { page, stops, controls, faults: faultsOf(stops, controls) };
}

// Hundreds of stops, for each of which the accessibility tree is queried.
const timeout = 120_000;

it.each(DEMO)('Tab alone finds every control of %s, from the load event on', { timeout }, async (path) => {
  const { controls, faults } = await walkThrough(openDemo(path));
  expect(faults).toEqual([]);
  expect(controls.length).toBeGreaterThan(15);
});

it.skipIf(!hasRecordings).each(RECORDED)(
  'Tab alone finds every control of the recorded %s',
  { timeout },
  async (name) => {
    const { page, controls, faults } = await walkThrough(openRecorded(name));
    expect(faults).toEqual([]);
    expect(controls.length).toBeGreaterThan(15);
    // Without styles the shop's printed lightbox, which is `aria-hidden`, can be focused, and Chromium says so.
    takeConsole(page);
  },
);

it('finds controls that Tab does not reach, and stops without a name', async () => {
  const html = `<button>Seen</button><button></button><span role="button">Out of reach</span><button disabled>Off</button>
    <label><input type="radio" name="fit" checked> Cob</label><label><input type="radio" name="fit"> Full</label>`;
  const { stops, faults } = await walkThrough((prepare) => openPage(html, { scripts: ['stirrup.js'], prepare }));
  expect(stops.map(textOf)).toEqual(['button "Seen"', 'button ""', 'radio "Cob"']);
  expect(faults).toEqual(['says nothing: button "" button', 'not reached: button "Out of reach"']);
});
