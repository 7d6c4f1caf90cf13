import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { builderProgressBar, stirrupProgressBar } from './fixture.ts';
import { progressBar } from './island.ts';
import { readValue } from './read-value.ts';
// Imported up front, so that no test ends before it has loaded.
import '../names/name-readout.ts';

/** Observed bars, and their observer's report. */
const observed = new Set<Element>();
let report = (_isIntersecting: boolean) => {};

beforeEach(() => {
  observed.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        report = (isIntersecting) => listener([...observed].map((target) => ({ target, isIntersecting })));
      }
      observe = (bar: Element) => observed.add(bar);
      unobserve = (bar: Element) => observed.delete(bar);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const bars = () => [...document.querySelectorAll('.bar, [data-part="bar"]')];
const widths = () => bars().map(({ firstElementChild: fill }) => fill instanceof HTMLElement && fill.style.width);
const described = () =>
  bars().map((bar) => ['role', 'aria-label', 'aria-valuenow', 'aria-valuetext'].map((name) => bar.getAttribute(name)));

it.each([
  ['85%', 85],
  [' 62.5 % ', 62.5],
  ['.5', 0.5],
  ['40', 40],
  ['120%', 100],
  ['-5%', 0],
  ['', undefined],
  ['half', undefined],
  ['1e3%', undefined],
  ['calc(50%)', undefined],
])('the value of %j is %j', (printed, value) => {
  expect(readValue(printed)).toBe(value);
});

const materials = [
  { label: ' Leather ', value: '80%' },
  { label: 'Steel', value: 'much' },
  { label: 'Oak', value: '120%' },
];

describe.each([
  ['the builder’s', builderProgressBar('a', materials)],
  ['our own', stirrupProgressBar(materials)],
])('%s', (_, markup) => {
  it('fills in view, says name and value, and is restored on release', async () => {
    document.body.innerHTML = `<main>${markup}</main>`;
    const printed = document.querySelector('main > div')?.outerHTML;
    const [root] = await openIsland(progressBar, markup);
    const [, steel] = widths();
    expect(described()).toEqual([
      ['meter', 'Leather', '80', '80%'],
      [null, null, null, null],
      ['meter', 'Oak', '100', '100%'],
    ]);
    report(false);
    expect(widths()).toEqual(
      ['0', steel, '0'].map((width) => (width === '0' ? expect.stringMatching(/^0(px)?$/) : width)),
    );
    report(true);
    expect([widths(), observed.size]).toEqual([['80%', steel, '100%'], 0]);
    if (root) pageRegistry().release(root);
    expect(root?.outerHTML).toBe(printed);
  });
});

it('names a bar without a label, and keeps a name of the author’s', async () => {
  const markup = String(stirrupProgressBar([{ value: '5%' }]));
  await openIsland(progressBar, markup + markup.replace('data-part="bar"', 'data-part="bar" aria-label="Oats"'));
  await vi.waitFor(() => expect(described().map(([, name]) => name)).toEqual(['Progress', 'Oats']));
});

it('does not move if the visitor prefers reduced motion, and is filled on paper', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await openIsland(progressBar, builderProgressBar('a', [{ label: 'Leather', value: '80%' }]));
  report(false);
  dispatchEvent(new Event('beforeprint'));
  const fill = bars()[0]?.firstElementChild;
  expect([widths(), fill instanceof HTMLElement && fill.style.transition, observed.size]).toEqual([['80%'], 'none', 0]);
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it('bars have names and values', async () => {
    await openIsland(progressBar, cut(recordedPage('bricks-time'), '<main', '</main>'));
    expect(described()).toEqual([
      ['meter', 'Leather', '80', '80%'],
      ['meter', 'Steel', '35', '35%'],
    ]);
  });
});
