import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderMasonry, builderMasonryGallery, stirrupMasonry } from './fixture.ts';
import { masonry } from './island.ts';

/** The stubbed observers' state, because happy-dom has no layout. */
const observed = { elements: new Set<Element>(), report: () => {}, isNative: false };

beforeEach(() => {
  observed.elements.clear();
  observed.isNative = false;
  vi.stubGlobal('CSS', { ...CSS, supports: (_: string, value: string) => observed.isNative && value === 'grid-lanes' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        observed.report = report;
      }
      observe = (element: Element) => observed.elements.add(element);
      unobserve = (element: Element) => observed.elements.delete(element);
      disconnect = () => observed.elements.clear();
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.matches('.bricks-gutter-sizer')) return 20;
    return this.matches('ul, div.bricks-masonry') ? 640 : 200;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(99.5);
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const grid = () => the('[data-island-state]');
const item = (index: number) => {
  const child = grid().children[index];
  if (!(child instanceof HTMLElement)) throw new Error('There is no such item.');
  return child;
};

it('gives the builder’s grid columns from its sizers, and each item rows', async () => {
  await openIsland(masonry, builderMasonryGallery());
  expect(grid().style.gridTemplateColumns).toBe('repeat(3, minmax(0, 1fr))');
  expect(grid().style.columnGap).toBe('20px');
  expect(item(0).style.gridRow).toBe('span 100');
  expect(grid().classList.contains('isotope-before-init')).toBe(false);
  for (const name of ['isotope', 'gutter'])
    expect(the(`.bricks-${name}-sizer`).getAttribute('aria-hidden')).toBe('true');
});

it('has fewer and higher rows in a long grid, because Firefox counts 10,000 of them', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90_000);
  await openIsland(masonry, builderMasonryGallery());
  const row = Number.parseInt(grid().style.gridAutoRows, 10);
  const span = Number(/span (\d+)/.exec(item(0).style.gridRow)?.[1]);
  expect(row).toBeGreaterThan(1);
  expect(span * row).toBeGreaterThanOrEqual(90_000);
  expect(span * row).toBeLessThan(90_000 + row);
  const columns = getComputedStyle(grid()).gridTemplateColumns.split(' ').length;
  const items = [...grid().children].filter((child) => child instanceof HTMLElement && child.style.gridRow !== '');
  expect((span * items.length) / columns).toBeLessThan(5001 + items.length);
});

it.each([
  ['a gallery', builderMasonryGallery()],
  ['a masonry element', builderMasonry()],
  ['our own', stirrupMasonry(undefined, { more: { 'data-pending': true } })],
])('restores the printed markup on release, and starts again on it: %s', async (_, markup) => {
  document.body.innerHTML = String(markup);
  const printed = document.body.innerHTML;
  const [element] = await openIsland(masonry, markup);
  if (!element) throw new Error('There is no grid.');
  const started = element.outerHTML;
  pageRegistry().release(element);
  expect(element.outerHTML).toBe(printed);
  expect(observed.elements.size).toBe(0);
  const [again] = await openIsland(masonry, started);
  expect(again?.outerHTML).toBe(started);
});

it('lays out added items', async () => {
  await openIsland(masonry, stirrupMasonry());
  grid().insertAdjacentHTML('beforeend', '<li id="late">Late</li>');
  await vi.waitFor(() => expect(observed.elements).toContain(the('#late')));
  observed.report();
  expect(the('#late').style.gridRow).toBe('span 100');
});

it('restores and forgets items that have gone, and adopts them again', async () => {
  await openIsland(masonry, stirrupMasonry());
  const gone = item(0);
  const adopted = gone.style.cssText;
  gone.remove();
  await vi.waitFor(() => expect(observed.elements).not.toContain(gone));
  expect(gone.hasAttribute('style')).toBe(false);
  grid().prepend(gone);
  await vi.waitFor(() => expect(observed.elements).toContain(gone));
  observed.report();
  expect(gone.style.cssText).toBe(adopted);
});

it('warns about a look that it does not know', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await openIsland(masonry, stirrupMasonry(undefined, { more: { 'data-transition-mode': 'slide-left' } }));
  expect(warned.mock.calls.join()).toContain('slideLeft');
});

it('leaves the places to a browser that knows grid-lanes, except in rows', async () => {
  observed.isNative = true;
  await openIsland(masonry, stirrupMasonry());
  // The simulated browser refuses the value.
  expect([grid().style.display, item(0).style.gridRow]).toEqual(['', '']);
  await openIsland(masonry, stirrupMasonry(undefined, { more: { 'data-layout': 'grid' } }));
  expect([grid().style.display, item(0).style.gridRow]).toEqual(['grid', '']);
});

it.each([
  ['{"transitionMode":"fade","transitionDuration":"250ms"}', 250],
  ['{"transitionDuration":"1.5s","transitionMode":"unknown"}', 1500],
  ['{"transitionDuration":', 400],
  ['[]', 400],
  ['{"transitionDuration":"0"}', 0],
  ['{"transitionDuration":"soon"}', 0],
  ['{"transitionDuration":"-0.4s"}', 0],
  ['{"transitionDuration":"Infinitys"}', 0],
])('uses the builder’s options, or defaults: %s', async (json, duration) => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await openIsland(masonry, builderMasonry(json));
  const isBroken = !/^\{.*\}$/.test(json);
  expect(warned.mock.calls.join().includes('expected a JSON object')).toBe(isBroken);
  expect(animate).not.toHaveBeenCalled();
  grid().insertAdjacentHTML('beforeend', '<div>Late</div>');
  observed.report();
  expect(animate.mock.calls[0]?.[1]).toBe(duration);
});

it('leaves the grid to the builder’s own library', () => {
  document.body.innerHTML = `<script type="text/plain" id="bricks-isotope-js"></script>${builderMasonryGallery()}`;
  start(masonry);
  pageRegistry().find(document);
  expect(pageRegistry().claimsOf(the('.isotope'))[0]?.yields).toBe(true);
});

it('works in a theme’s dialect', async () => {
  addDialect('masonry', 'theme', ['.yard'], {
    parts: { sizer: '.yard-column' },
    states: { pending: 'is-waiting' },
    options: { layout: 'data-kind' },
  });
  await openIsland(masonry, '');
  document.body.innerHTML = '<ul class="yard is-waiting"><li>Hay</li><li class="yard-column"></li></ul>';
  pageRegistry().find(document);
  await Promise.all(
    pageRegistry()
      .claimsOf(the('.yard'))
      .map((claim) => claim.begin()),
  );
  expect([the('.yard').className, the('.yard').style.gridTemplateColumns]).toEqual([
    'yard',
    'repeat(3, minmax(0, 1fr))',
  ]);
});

it.skipIf(!hasRecordings)('finds the grids of a running shop', async () => {
  const recorded = recordedPage('bricks-gallery').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(recorded) ?? [];
  await openIsland(masonry, body);
  const states = [...document.querySelectorAll('.isotope')].map((one) => one.getAttribute('data-island-state'));
  expect(states).toEqual(['ready', 'ready', 'ready']);
});
