import type {} from './pages/hydrate.ts';
import { type Bench, compare } from './support/bench.ts';

const SIZES = [6, 60] as const;
const MICROSECONDS = 1000;

/** The cost of opening the first submenu of a menu, by the number of its submenus. */
const menus: Bench = async (open) => {
  const page = await open('menus.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const rows = compare(
    'µs',
    SIZES.map((size) => [`the first submenu of ${size}`, (medians[`open ${size}`] ?? Number.NaN) * MICROSECONDS]),
  );
  return {
    title: 'Menus',
    method:
      'Production build in Chromium, medians of 31 menus of each size in a new order each time, after a warm-up. All islands ' +
      'of the menu are up; timed is the click that opens its first submenu, with the layout that follows from it.',
    rows,
    goals: [
      {
        promise: 'opening a submenu of sixty: at most 1.3 times of what it is with six',
        measured: rows.at(-1)?.ratio ?? Number.NaN,
        limit: 1.3,
      },
    ],
  };
};

export default menus;
