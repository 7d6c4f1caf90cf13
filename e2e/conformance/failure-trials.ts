import { expect } from 'vitest';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { takeConsole } from '../support/browser.ts';
import { FAILURES, type Failure } from './failing.ts';
import { openTrial } from './open-trial.ts';
import type { TrialPage } from './trial-pages.ts';

/** An island that is made to fail on a page. */
export interface FailureTrial {
  readonly name: string;
  readonly dialect: string;
  readonly failure: Failure;
  readonly page: TrialPage;
}

/** Failures before an island has read its markup: one of its dialects stands for all. */
const BEFORE_MARKUP: readonly Failure[] = ['load', 'options'];
/** Failures that other islands of a page could feel: code that many load, and listeners on the same elements. */
const AMONG_MANY: readonly Failure[] = ['load', 'first effect'];

/**
 * For each island, way to fail and dialect, the page with most to show, preferably a recorded one, or the shortest one, which
 * takes a fraction of the time.
 */
export function failureTrials(pages: readonly TrialPage[]): readonly FailureTrial[] {
  const ways: Failure[] = [];
  let way: Failure;
  for (way in FAILURES) ways.push(way);
  return islands.flatMap(({ name, selectors: byDialect }) => {
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
    return ways.flatMap((failure) =>
      (BEFORE_MARKUP.includes(failure) ? tried.slice(0, 1) : tried).map(({ fullest, shortest, ...trial }) => ({
        ...trial,
        failure,
        page: AMONG_MANY.includes(failure) ? fullest : shortest,
      })),
    );
  });
}

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

/** Tries whether a failure gives the island's elements back as printed, is reported once, and harms no neighbour. */
export async function keepPage({ name, failure, page: trial }: FailureTrial): Promise<void> {
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
}
