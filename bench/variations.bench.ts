import type {} from './pages/hydrate.ts';
import { type Bench, compare, type Row } from './support/bench.ts';

const SIZES = [30, 300, 3000, 10_000] as const;

/** Choices in one measurement of matching alone; see `pages/variations.ts`. */
const CHOICES = 100;
const MICROSECONDS = 1000;

/** What a choice costs, by the number of variations that the product has. */
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
  const matching = group('of that, matching', 'matching', 'µs', MICROSECONDS / CHOICES);
  const built = group('index built', 'index');
  const values = (rows: readonly Row[]) => rows.map(({ value }) => value);
  return {
    title: 'Variations',
    method:
      'Production build of React 19.3 in Chromium, medians of 25 runs (of each the fastest of 5 repetitions) after a ' +
      'warm-up, interleaved. A form with three selects of 22 options each, whose product has so many of the 10,648 ' +
      'combinations, embedded. "A choice" is from the change event until all is shown and every event is raised; ' +
      'matching alone asks for the state of all 66 options and for the variation.',
    rows: [...choices, ...matching, ...built, ...group('the JSON parsed, once', 'parse')],
    goals: [
      {
        promise: 'a choice: the largest product takes at most 1.2 times the smallest',
        measured: (values(choices).at(-1) ?? Number.NaN) / (values(choices)[0] ?? Number.NaN),
        limit: 1.2,
      },
      { promise: 'matching among 10,000, in µs', measured: values(matching).at(-1) ?? Number.NaN, limit: 50 },
      { promise: 'index of 10,000 built, in ms', measured: values(built).at(-1) ?? Number.NaN, limit: 20 },
    ],
  };
};

export default variations;
