import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { lastingPage, openPage, takeConsole } from '../support/browser.ts';
import { CARELESS } from './careless-page.ts';
import {
  inspectForcedColours,
  inspectMotion,
  inspectRoom,
  openForInspection,
  prepareInspection,
} from './inspect-page.ts';
import { demoPaths } from './paths.ts';

const paths = await demoPaths();

it('knows all pages of the demo', () => {
  expect(paths.length).toBeGreaterThan(90);
});

describe('every page of the demo', () => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop'), reducedMotion: 'reduce' });
    await prepareInspection(page);
  });

  it.each(paths)('suits every visitor: %s', async (path) => {
    await openForInspection(page, path);
    const faults = [
      await inspectRoom(page),
      await inspectForcedColours(page),
      // Last, because it changes the page.
      await inspectMotion(page),
    ];
    expect(faults.flat()).toEqual([]);
    takeConsole(page);
  });
});

it('finds what is wrong with a careless page', async () => {
  const page = await openPage(CARELESS, { prepare: prepareInspection });
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
