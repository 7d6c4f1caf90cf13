import { bundleScript } from '../e2e/support/bundle.ts';
import { serveCms } from '../fixtures/cms/serve.ts';
import { medianOf } from './pages/median.ts';
import { type Bench, compare, type Row } from './support/bench.ts';
import { type Act, type ActTaskTimes, PRESS, performAct, SLOWDOWN } from './support/perform-act.ts';
import { quietPages } from './support/quiet-page.ts';

const RUNS = 3;

const ACTS: readonly Act[] = [
  {
    name: 'add to cart',
    path: '/shop/',
    press: '.add_to_cart_button[data-product_id="103"]',
    answer: '.add_to_cart_button[data-product_id="103"].loading[aria-disabled="true"]',
  },
  {
    name: 'popup',
    path: '/builder/elements/popups/',
    press: '[data-interaction-id="show197"]',
    answer: '.brxe-popup-197:not(.hide)',
  },
  {
    name: 'off-canvas',
    path: '/builder/elements/off-canvas/',
    press: '#brxe-sharedt',
    answer: '#brxe-shared.brx-open',
  },
  {
    name: 'swatch',
    path: '/product/paddock-saddle-pad/',
    press: '.variations [data-value="chestnut"]',
    answer: '.variations [data-value="chestnut"][aria-checked="true"]',
  },
  {
    name: 'accordion',
    path: '/builder/elements/accordions/',
    press: '#brxe-accaaa > :nth-child(2) .accordion-title-wrapper',
    answer: '#brxe-accaaa > :nth-child(2).brx-open',
  },
  { name: 'nested tab', path: '/builder/elements/tabs/', press: '#tabsad-fit', answer: '#tabsad-fit.brx-open' },
];

type Kind = 'up' | 'first';

/**
 * The response time of an untouched page, compared with one whose islands are up, and the time for which it blocks the
 * visitor.
 */
const firstActs: Bench = async (_open, browser) => {
  const shop = await serveCms();
  const openQuietly = await quietPages(browser);
  const tools = await bundleScript(`import './bench/pages/first-acts.ts';`);
  const runs: { readonly act: Act; readonly kind: Kind; readonly took: ActTaskTimes }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const act of ACTS) {
      for (const kind of ['up', 'first'] as const) {
        const page = await openQuietly(tools);
        const took = await performAct(browser, page, shop.url + act.path, act, kind === 'up').catch(
          (cause: unknown) => {
            throw new Error(`${act.name}, ${kind}`, { cause });
          },
        );
        runs.push({ act, kind, took });
      }
    }
  }
  await shop.close();
  const of = (what: keyof ActTaskTimes, kind?: Kind, act?: Act) =>
    medianOf(
      runs
        .filter((run) => run.act === (act ?? run.act) && run.kind === (kind ?? run.kind))
        .map(({ took }) => took[what]),
    );
  const pairs = (what: keyof ActTaskTimes, label: string) =>
    ACTS.map((act) =>
      compare('ms', [
        [`${act.name}, ${label}on what is up`, of(what, 'up', act)],
        [`${act.name}, ${label}first act`, of(what, 'first', act)],
      ]),
    );
  const calibration = of('calibration');
  const answers = pairs('answer', '');
  const tasks = pairs('acting', 'longest task, ');
  const pages = compare('ms', [
    ['the calibrating piece of work', calibration],
    ...ACTS.map(
      (act) => [`${act.name}, longest task until the page has loaded`, of('loading', undefined, act)] as const,
    ),
    ...ACTS.map((act) => [`${act.name}, longest task from then to the act`, of('resting', 'first', act)] as const),
  ]);
  const resting = Math.max(...ACTS.map((act) => of('resting', 'first', act)));
  return {
    title: 'First acts',
    method: `The demo shop in Chromium, its processor slowed down ${SLOWDOWN} times, medians of ${RUNS} runs, each on a page of its own without a cache, interleaved. The page has come to rest; the pointer comes, is down for ${PRESS} ms, and clicks. Timed is from the click to the end of the frame that shows the answer. "What is up" is the same act on the same page after all of its islands were brought up. Tasks are in ms on the processor; the calibrating piece of work sorts 12,000 texts, which is to take about 50 ms, and more where neighbours keep the machine busy. Until the page has loaded the longest task is that in which the browser lays it out. No debugger is attached: it would have V8 parse React again.`,
    rows: [...answers.flat(), ...tasks.flat(), ...pages],
    goals: [
      {
        promise: 'a first act: in the mean at most 1.5 times of that on what is up',
        measured: meanRatio(answers),
        limit: 1.5,
      },
      {
        promise: 'its longest task: in the mean at most 1.5 times of that on what is up',
        measured: meanRatio(tasks),
        limit: 1.5,
      },
      {
        promise: 'the longest task of a page that has loaded: at most the calibrating piece of work',
        measured: resting / calibration,
        limit: 1,
      },
      {
        promise: 'the longest task of each first act: at most twice of that on what is up',
        measured: Math.max(...tasks.map(([, first]) => first?.ratio ?? Number.NaN)),
        limit: 2,
      },
    ],
  };
};

function meanRatio(pairs: readonly (readonly Row[])[]): number {
  return pairs.reduce((sum, [, first]) => sum + (first?.ratio ?? Number.NaN), 0) / pairs.length;
}

export default firstActs;
