import type {} from './pages/hydrate.ts';
import { type Bench, compare } from './support/bench.ts';

const SIZES = [500, 5000, 50_000] as const;

const sizeName = (nodes: number) => `${nodes.toLocaleString('en')} nodes`;

/** The cost of hydrating markup, by its size, and compared with other ways to do it. */
const hydrate: Bench = async (open) => {
  const page = await open('hydrate.ts');
  const medians = await page.evaluate((sizes) => measure(sizes), SIZES);
  const of = (task: string) => medians[task] ?? Number.NaN;

  const group = (label: string, task: string) =>
    compare(
      'ms',
      SIZES.map((nodes) => [`${label}, ${sizeName(nodes)}`, of(`${task} ${nodes}`)] as const),
    );
  const sparse = group('20 parts, hydrated', 'hydrate');
  const found = group('20 parts, found and hydrated', 'findAndHydrate');
  const sideBySide = SIZES.flatMap((nodes) => {
    return compare('ms', [
      [`${sizeName(nodes)}: found and hydrated`, of(`findAndHydrate ${nodes}`)],
      [`${sizeName(nodes)}: every element a React element`, of(`full ${nodes}`)],
      [`${sizeName(nodes)}: found, plain addEventListener`, of(`listen ${nodes}`)],
    ]);
  });
  const flat = (rows: typeof sparse) =>
    Math.max(...rows.map(({ value }) => value)) / Math.min(...rows.map(({ value }) => value));
  return {
    title: 'Hydrating',
    method:
      'Production build of React 19.3 in Chromium, medians of 25 runs (of each the fastest of 5 repetitions) after a warm-up, interleaved. Each part stands ' +
      'beside its content, as in tabs or an accordion; in the "long list" 20 of the siblings have a part. Finding is one ' +
      'querySelectorAll per part name and grows with the page; hydrating does not, but for the siblings of parts and of ' +
      'their ancestors. What is found is found in markup that nobody has queried before.',
    rows: [
      ...sparse,
      ...found,
      ...group('20 parts, finding them', 'find'),
      ...group('20 parts in one long list, hydrated', 'wide'),
      ...sideBySide,
      ...compare('ms', [
        ['100 islands of one part: found and hydrated', of('hydrateMany')],
        ['100 islands of one part: found, plain addEventListener', of('listenMany')],
      ]),
    ],
    goals: [
      {
        promise: 'hydrating 20 parts: the largest page takes at most 1.3 times the smallest',
        measured: flat(sparse),
        limit: 1.3,
      },
    ],
  };
};

export default hydrate;
