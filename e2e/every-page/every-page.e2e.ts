import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { AXE_SOURCE } from '../support/axe.ts';
import { lastingPage, openPage, takeFailedRequests } from '../support/browser.ts';
import { CARELESS } from './careless-page.ts';
import { inspectByAxe } from './inspect-by-axe.ts';
import {
  inspectForcedColours,
  inspectMotion,
  inspectRoom,
  openForInspection,
  prepareInspection,
} from './inspect-page.ts';
import { demoPaths, MISSING } from './paths.ts';

const paths = await demoPaths();

it('knows all pages of the demo', () => {
  expect(paths.length).toBeGreaterThan(90);
});

async function prepare(page: Page): Promise<void> {
  await prepareInspection(page);
  await page.addInitScript(AXE_SOURCE);
}

describe('every page of the demo', () => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop'), reducedMotion: 'reduce' });
    await prepare(page);
  });

  // Without a retry, which would find the page as the first attempt has left it.
  describe.each(paths)('%s', { retry: 0 }, (path) => {
    // Opened once for both tests, because that takes longer than either.
    beforeAll(async () => {
      expect(await openForInspection(page, path)).toBe(path === MISSING ? 404 : 200);
    });

    it('has no violation that axe finds', async () => {
      expect(await inspectByAxe(page)).toEqual([]);
      takeFailedRequests(page);
    });

    it('works for every visitor', async () => {
      const faults = [
        await inspectRoom(page),
        await inspectForcedColours(page),
        // Last, because it changes the page.
        await inspectMotion(page),
      ];
      expect(faults.flat()).toEqual([]);
      takeFailedRequests(page);
    });
  });
});

it('finds the faults of a careless page', async () => {
  const page = await openPage(CARELESS, { prepare });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await inspectRoom(page)).toEqual(
    expect.arrayContaining([
      '400 %, beyondEdge: page: 608 px',
      '400 %, beyondEdge: div#wide "Wide"',
      '400 %, beyondEdge: scrolls sideways: div#aside "A very long line that nobody s"',
      'as it is, overlapping: p#below "Below" / p#above "Above"',
      'text spacing, cutOff: p#clipped "Two lines of words in a box of"',
      '400 %, lost: Only for the wide',
    ]),
  );
  expect(await inspectForcedColours(page)).toEqual([
    'forced colours, picture: span#cut "Cut out"::before',
    'forced colours, state: [aria-selected="true"]: button#chosen "Chosen"',
    'forced colours, focus: a#bare "Bare"',
  ]);
  expect(await inspectMotion(page)).toEqual([
    'motion: moves: button#mover "Move"',
    'motion: animates button#mover "Move"',
    'motion: scrolls smoothly: p#above "Above"',
    'motion: has a transition: a#bare "Bare"',
    'motion: has an animation: button#mover "Move"::before',
  ]);
});

it('finds the violations of a careless page', async () => {
  const page = await openPage(CARELESS, { prepare });
  const faults = (await inspectByAxe(page)).join('\n');
  for (const fault of [
    'wide: target-size',
    'wide: color-contrast',
    'wide: heading-order',
    'wide, dark: color-contrast',
    'phone, dark: target-size',
  ]) {
    expect(faults).toContain(fault);
  }
});
