import type {} from './pages/hydrate.ts';
import { type Bench, compare, type Row } from './support/bench.ts';

const SIZES = [20, 200, 2000] as const;

/** Clicks, and elements that start or end, in one measurement; see `pages/interactions.ts`. */
const CLICKS = 200;
const SAMPLE = 20;
const MICROSECONDS = 1000;

/** The cost of starting an element with interactions, and of a click, by the number of such elements. */
const interactions: Bench = async (open) => {
  const page = await open('interactions.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const group = (label: string, task: string, repeated: number): Row[] =>
    compare(
      'µs',
      SIZES.map((size) => {
        const time = (medians[`${task} ${size}`] ?? Number.NaN) * MICROSECONDS;
        return [`${label}, ${size.toLocaleString('en')} elements`, time / repeated] as const;
      }),
    );
  const started = group('an element started', 'start', SAMPLE);
  const clicked = group('a click', 'click', CLICKS);
  const ended = group('an element ended', 'end', SAMPLE);
  const isFlat = (name: string, rows: readonly Row[]) => ({
    promise: `${name}: with the most elements at most 1.3 times of what it is with the fewest`,
    measured: rows.at(-1)?.ratio ?? Number.NaN,
    limit: 1.3,
  });
  return {
    title: 'Interactions',
    method:
      'Production build in Chromium, medians of 25 runs (of each the fastest of 5 repetitions) after a warm-up, interleaved. ' +
      'Each element has three interactions: on click, on the pointer, on an event of the page; all are in the list that ' +
      'other scripts read. Twenty elements are started, or ended, when so many are on the page, they included; a click is ' +
      'from its dispatch to the changed class, two hundred of them on one element.',
    rows: [...started, ...clicked, ...ended],
    goals: [isFlat('starting an element', started), isFlat('a click', clicked)],
  };
};

export default interactions;
