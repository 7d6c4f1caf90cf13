import { expect } from 'vitest';
import { takeConsole } from '../support/browser.ts';
import { openTrial } from './open-trial.ts';
import type { TrialPage } from './trial-pages.ts';

/** The name of a trial's test. */
export const promisesOf = ({ seen }: TrialPage) =>
  `keeps its promises: ${[...new Set(seen.map(({ island }) => island))].join(', ')}`;

/** Tries whether the islands of a page keep all promises of the conformance suite. */
export async function keepPromises({ html }: TrialPage): Promise<void> {
  // Reduced motion: a running entry animation would look like a change by the second start.
  const page = await openTrial(html, 'reduce');
  const { found, ...findings } = await page.evaluate(() => conformance.tryIslands());
  expect(found).toBeGreaterThan(0);
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
  expect(takeConsole(page)).toEqual([]);
}
