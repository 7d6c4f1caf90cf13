import { describe, expect, it } from 'vitest';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { FAILURES } from '../conformance/failing.ts';
import { failureTrials, keepPage } from '../conformance/failure-trials.ts';
import { keepPromises, promisesOf } from '../conformance/keep-promises.ts';
import { trialPages } from '../conformance/trial-pages.ts';
import { bundleScript } from '../support/bundle.ts';
import { failureOfEach, pagesForAll } from './few-trials.ts';

const pages = await trialPages({ isWanted: (name) => name.startsWith('fixtures') });
const chosen = pagesForAll(pages);
const failures = failureOfEach(failureTrials(pages));

it('runs in the flavour', async () => {
  const script = await bundleScript(`import './e2e/conformance/in-page.ts';`);
  expect(script).toMatch(/\("lite"\)/);
  expect(script).not.toContain('hydrateRoot');
});

it('tries every island, and every way to fail', () => {
  const names = islands.map(({ name }) => name).toSorted();
  expect([...new Set(chosen.flatMap(({ seen }) => seen.map(({ island }) => island)))].toSorted()).toEqual(names);
  expect(failures.map(({ name }) => name).toSorted()).toEqual(names);
  expect([...new Set(failures.map(({ failure }) => failure))].toSorted()).toEqual(Object.keys(FAILURES).toSorted());
});

describe.each(chosen)('$name', (trial) => {
  it(promisesOf(trial), () => keepPromises(trial));
});

describe('a failure keeps the page', () => {
  it.each(failures)('$name, $dialect, $failure, on $page.name', keepPage);
});
