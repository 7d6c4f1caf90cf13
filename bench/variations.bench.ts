import type {} from './pages/hydrate.ts';
import { type Bench, compare, type Row } from './support/bench.ts';

const SIZES = [30, 300, 3000, 10_000] as const;

/** Choices in one measurement of matching alone; see `pages/variations.ts`. */
const CHOICES = 90;
const MICROSECONDS = 1000;

/** The cost of a choice, by the number of variations that the product has. */
const variations: Bench = async (open) => {
  const page = await open('variations.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const group = (label: string, task: string, unit = 'ms', factor = 1): Row[] =>
    compare(
      unit,
      SIZES.map((count) => {
        const value = (medians[`${task} ${count}`] ?? Number.NaN) * factor;
        return [`${label}, ${count.toLocaleString('en')} variations`, value] as const;
      }),
    );
  const choices = group('a choice', 'choice');
  const spread = group('of that, matching', 'matching spread', 'µs', MICROSECONDS / CHOICES);
  const sparse = group('matching, sparse', 'matching sparse', 'µs', MICROSECONDS / CHOICES);
  const built = group('index built', 'index spread');
  const builtSparse = group('index built, sparse', 'index sparse');
  const last = (rows: readonly Row[]) => rows.at(-1) ?? { value: Number.NaN, ratio: Number.NaN };
  const isFlat = (name: string, rows: readonly Row[]) => ({
    promise: `${name}: the largest product takes at most 1.2 times the smallest`,
    measured: last(rows).ratio,
    limit: 1.2,
  });
  const isQuick = (name: string, rows: readonly Row[]) => ({
    promise: `${name} of 10,000 built, in ms`,
    measured: last(rows).value,
    limit: 20,
  });
  return {
    title: 'Variations',
    method:
      'Production build of React 19.3 in Chromium, medians of 25 runs (of each the fastest of 5 repetitions) after a ' +
      'warm-up, interleaved. A form with three selects of 22 options each, whose product has so many of the 10,648 ' +
      'combinations, embedded. "A choice" is from the change event until all is shown and every event is raised; ' +
      'matching alone asks for the state of all options and for the variation, for thirty choices that all ' +
      'the products have. "Sparse" products have 100 options per attribute and so many of the million combinations at random; asked ' +
      'for are 30 options each, which all of them have.',
    rows: [...choices, ...spread, ...sparse, ...built, ...builtSparse, ...group('the JSON parsed, once', 'parse')],
    goals: [
      isFlat('a choice', choices),
      isFlat('matching', spread),
      isFlat('matching, sparse', sparse),
      isQuick('index', built),
      isQuick('index, sparse', builtSparse),
    ],
  };
};

export default variations;
