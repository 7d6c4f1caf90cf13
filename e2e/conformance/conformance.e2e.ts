import { describe, expect, it } from 'vitest';
import { hasRecordings } from '../../fixtures/recordings.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { takeConsole } from '../support/browser.ts';
import { FAILURES, type Failure } from './failing.ts';
import { openTrial } from './open-trial.ts';
import { selectors, type TrialPage, trialPages } from './trial-pages.ts';

const pages = await trialPages();

const countOf = (kind: 'fixtures' | 'recorded') => pages.filter(({ name }) => name.startsWith(kind)).length;

it('has pages of our own', () => {
  expect(countOf('fixtures')).toBeGreaterThan(60);
});

it.skipIf(!hasRecordings)('has recorded pages of a running shop', () => {
  expect(countOf('recorded')).toBeGreaterThan(60);
});

it.each(selectors)('$island in the dialect $dialect is found by $selector', (wanted) => {
  const sightings = pages.filter(({ seen }) =>
    seen.some(({ island, selector }) => island === wanted.island && selector === wanted.selector),
  );
  expect(sightings.map(({ name }) => name)).not.toEqual([]);
});

describe.each(pages)('$name', (trial) => {
  it(`keeps its promises: ${[...new Set(trial.seen.map(({ island }) => island))].join(', ')}`, async () => {
    // Reduced motion: a running entry animation would look like a change by the second start.
    const page = await openTrial(trial.html, 'reduce');
    const { found, ...findings } = await page.evaluate(() => conformance.tryIslands());
    expect(found).toBeGreaterThan(0);
    expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
    expect(takeConsole(page)).toEqual([]);
  });
});

/** Failures before an island has read its markup: one of its dialects stands for all. */
const BEFORE_MARKUP: readonly Failure[] = ['load', 'options'];
/** Failures that other islands of a page could feel: code that many load, and listeners on the same elements. */
const AMONG_MANY: readonly Failure[] = ['load', 'first effect'];

/**
 * For each island and dialect, the page with most to show, preferably a recorded one, and the shortest one, which takes a
 * fraction of the time.
 */
const failures = islands.flatMap(({ name, selectors: byDialect }) => {
  const tried = Object.keys(byDialect).flatMap((dialect) => {
    const candidates = pages.filter(({ seen }) =>
      seen.some((sighting) => sighting.island === name && sighting.dialect === dialect),
    );
    const rank = (page: TrialPage) => page.seen.length + (page.name.startsWith('recorded') ? 100 : 0);
    const [fullest] = candidates.toSorted((a, b) => rank(b) - rank(a));
    // Not a page recorded with its own scripts under way, whose additions an island rightly replaces.
    const still = candidates.filter(({ name: page }) => !page.endsWith('-live'));
    const [shortest = fullest] = still.toSorted((a, b) => a.html.length - b.html.length);
    return fullest && shortest ? [{ name, dialect, fullest, shortest }] : [];
  });
  const ways: Failure[] = [];
  let way: Failure;
  for (way in FAILURES) ways.push(way);
  return ways.flatMap((failure) =>
    (BEFORE_MARKUP.includes(failure) ? tried.slice(0, 1) : tried).map(({ fullest, shortest, ...trial }) => ({
      ...trial,
      failure,
      page: AMONG_MANY.includes(failure) ? fullest : shortest,
    })),
  );
});

const controls = new Map<string, readonly string[]>();

/** The markup of an island's elements after their other islands have started. */
async function markupWithout(island: string, { name, html }: TrialPage): Promise<readonly string[]> {
  const key = `${island} on ${name}`;
  const known = controls.get(key);
  if (known) return known;
  const page = await openTrial(html);
  const found = await page.evaluate((left) => conformance.tryWithout(left), island);
  controls.set(key, found);
  return found;
}

describe('a failure keeps the page', () => {
  it.each(failures)('$name, $dialect, $failure, on $page.name', async ({ name, failure, page: trial }) => {
    const page = await openTrial(trial.html);
    const { sharedMarkup, ...result } = await page.evaluate(([island, way]) => conformance.tryFailure(island, way), [
      name,
      failure,
    ] as const);
    expect(result.found).toBeGreaterThan(0);
    expect(result).toEqual({
      found: result.found,
      states: ['failed'],
      errors: Array.from({ length: result.found }, () => `${name}/${FAILURES[failure]}`),
      changedMarkup: [],
      disturbedNeighbours: [],
    });
    // Each failure is reported once, and no other error occurs.
    const heard = takeConsole(page);
    expect(heard.filter((message) => !message.includes('Forced by the conformance suite'))).toEqual([]);
    expect(heard).toHaveLength(result.found);
    if (sharedMarkup.length > 0) expect(sharedMarkup).toEqual(await markupWithout(name, trial));
  });
});
