import type {} from './pages/hydrate.ts';
import { type Bench, compare, type Row } from './support/bench.ts';

const SIZES = [20, 200, 2000] as const;

/** The cost of loading a page of twenty items, by the number of items that are shown already. */
const queryLoops: Bench = async (open) => {
  const page = await open('query-loops.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const group = (label: string, task: string): Row[] =>
    compare(
      'ms',
      SIZES.map((size) => [`${label}, ${size.toLocaleString('en')} shown`, medians[`${task} ${size}`] ?? Number.NaN]),
    );
  const appended = group('20 items appended', 'append');
  const ratios = appended.map(({ ratio }) => ratio);
  return {
    title: 'Query loops',
    method:
      'In Chromium, medians of 25 runs (of each the fastest of 5 repetitions) after a warm-up, interleaved, all three loops on ' +
      'one page. Each has the builder’s markup with a button, a summary, an animation, the watch for the last item and an ' +
      'add-to-cart link in each item. Timed is all that an answer causes until everybody knows: the animation comes, the items ' +
      'are parsed, inserted and looked through for islands, and the animation goes; not the call. "With layout" adds the ' +
      'browser’s own work, which is none of ours and does grow.',
    rows: [...appended, ...group('with layout', 'layout')],
    goals: [
      {
        promise: 'appending: the dearest of the three takes at most 1.3 times the cheapest',
        measured: Math.max(...ratios) / Math.min(...ratios),
        limit: 1.3,
      },
    ],
  };
};

export default queryLoops;
