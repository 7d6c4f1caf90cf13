import { describe, expect, it } from 'vitest';
import { hasRecordings } from '../../fixtures/recordings.ts';
import { failureTrials, keepPage } from './failure-trials.ts';
import { keepPromises, promisesOf } from './keep-promises.ts';
import { selectors, trialPages } from './trial-pages.ts';

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
  it(promisesOf(trial), () => keepPromises(trial));
});

describe('a failure keeps the page', () => {
  it.each(failureTrials(pages))('$name, $dialect, $failure, on $page.name', keepPage);
});
