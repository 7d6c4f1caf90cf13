import type {} from './pages/countdowns.ts';
import { type Bench, compare } from './support/bench.ts';

const SIZES = [1, 100] as const;
const MICROSECONDS = 1000;

/** The cost of a second on a page with countdowns, by their number. */
const countdowns: Bench = async (open) => {
  const page = await open('countdowns.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const of = (name: string) => medians[name] ?? Number.NaN;
  return {
    title: 'Countdowns',
    method:
      'Production build in Chromium, medians of 31 seconds, after a warm-up, of pages with countdowns that are all in ' +
      'view and show days, hours, minutes and seconds. The clock is a fake one; timed is all script of a second.',
    rows: [
      ...compare(
        'µs',
        SIZES.map((size) => [`a second of ${size}`, of(`script ${size}`) * MICROSECONDS]),
      ),
      ...compare(
        'timers',
        SIZES.map((size) => [`timers in a second of ${size}`, of(`timers ${size}`)]),
      ),
    ],
    goals: [
      { promise: 'timers of a hundred countdowns: one', measured: of('timers 100'), limit: 1 },
      { promise: 'script of a hundred countdowns, in ms a second: at most 1', measured: of('script 100'), limit: 1 },
    ],
  };
};

export default countdowns;
