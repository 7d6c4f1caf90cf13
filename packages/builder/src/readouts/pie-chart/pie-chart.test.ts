import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { stubViews } from '../../testing/stub-views.ts';
import { builderPie, stirrupPie } from './fixture.ts';
import { pieChart } from './island.ts';

let view: ReturnType<typeof stubViews>;
const animate = vi.fn();

beforeEach(() => {
  view = stubViews();
  animate.mockReset();
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate);
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const circles = (root: Element | undefined) => [...(root?.querySelectorAll('circle') ?? [])];
const radii = (root: Element | undefined) => circles(root).map((circle) => Number(circle.getAttribute('r')));

it('draws the track, and the bar once it is seen, or printed on paper', async () => {
  const [root] = await openIsland(pieChart, builderPie('a', { percent: 60, bar: 'rgb(255, 0, 0)' }, '60%'));
  const picture = root?.querySelector('svg') ?? undefined;
  expect([picture?.getAttribute('viewBox'), radii(root)]).toEqual(['-80 -80 160 160', [76]]);
  view(picture, false);
  expect(animate).not.toHaveBeenCalled();
  dispatchEvent(new Event('beforeprint'));
  expect(circles(root).length).toBe(2);
  expect(animate).not.toHaveBeenCalled();
  view(picture, true);
  view(picture, true);
  expect(animate).toHaveBeenCalledTimes(1);
  const bar = circles(root)[1];
  expect(bar?.getAttribute('stroke-dasharray')).toBe('60 100');
  expect(bar?.getAttribute('stroke-linecap')).toBe('square');
  expect(bar?.style.stroke).toBe('rgb(255, 0, 0)');
  if (root) pageRegistry().release(root);
  expect(root?.innerHTML).toBe('<span class="content">60%</span>');
});

it('adds the value where its text does not contain it', async () => {
  const markup = html`${stirrupPie({ percent: 6 }, '60 horses')}${stirrupPie({ percent: 60 }, '60 %')}`;
  const pictures = (await openIsland(pieChart, markup)).map((root) => root.querySelector('svg'));
  expect(pictures[0]?.getAttribute('aria-label')).toBe('6 %');
  expect([pictures[1]?.getAttribute('aria-hidden'), pictures[1]?.hasAttribute('role')]).toEqual(['true', false]);
});

it('is a full ring above 100, whose name has the value, and takes a percent sign', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const chart = (percent: string) => `<p data-island="pie-chart" data-percent="${percent}"></p>`;
  const roots = await openIsland(pieChart, `${chart('120')}${chart('85%')}`);
  const shown = roots.map((root) => [
    root.querySelector('svg')?.getAttribute('aria-label'),
    circles(root)[1]?.getAttribute('stroke-dasharray'),
  ]);
  expect(shown).toEqual([
    ['120 %', '120 100'],
    ['85 %', '85 100'],
  ]);
});

it('has a scale as long as printed, inside of which the bar is', async () => {
  const [root] = await openIsland(pieChart, builderPie('a', { percent: 60, scaleLength: 5 }, ''));
  expect(radii(root)).toEqual([76.5, 77.5, 69]);
  expect(circles(root)[0]?.getAttribute('stroke-width')).toBe('3');
});

it('is drawn at once for those who prefer less motion, and not at all without a value', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const roots = await openIsland(pieChart, html`${stirrupPie({ percent: 30 }, '')}${stirrupPie({}, '')}`);
  expect(roots.map((root) => circles(root).length)).toEqual([2, 1]);
  expect(animate).not.toHaveBeenCalled();
});

it('has no ring in the place of a track without a colour, and a scale in the usual one', async () => {
  const chart = `<p data-island="pie-chart" data-scale-length="5" data-track-colour="" data-scale-colour=""></p>`;
  const [root] = await openIsland(pieChart, chart);
  const strokes = circles(root).map((circle) => circle.style.stroke || circle.getAttribute('stroke'));
  expect(strokes).toEqual(['#dfe0e0', '#dfe0e0', 'none']);
});

it('replaces the picture of a copy', async () => {
  const copy = html`<div data-island="pie-chart" data-percent="5"><svg data-pie></svg></div>`;
  const [root] = await openIsland(pieChart, copy);
  expect(root?.querySelectorAll('svg').length).toBe(1);
  if (root) pageRegistry().release(root);
  expect(root?.innerHTML).toBe('');
});

it('falls back for malformed options, and warns', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [root] = await openIsland(
    pieChart,
    '<div class="brxe-pie-chart" data-percent="many" data-size="-5" data-line-width="x" data-line-cap="flat"></div>',
  );
  expect([radii(root), warned.mock.calls.length]).toEqual([[76], 4]);
});

it('is drawn with the author’s size, thickness, rotation and scale', async () => {
  const options = { percent: 60, size: 200, lineWidth: 20, rotation: 90, scaleLength: 10, scale: 'rgb(0, 0, 9)' };
  const [root] = await openIsland(pieChart, builderPie('a', options, '60%'));
  const picture = root?.querySelector('svg') ?? undefined;
  view(picture, true);
  expect(picture?.getAttribute('viewBox')).toBe('-100 -100 200 200');
  const [, longLines, track, bar] = circles(root);
  expect(longLines?.style.stroke).toBe('rgb(0, 0, 9)');
  // Inside the scale and its distance of 2 px, by half of the thickness.
  expect(track?.getAttribute('r')).toBe('78');
  expect([bar?.getAttribute('stroke-width'), bar?.getAttribute('transform')]).toEqual(['20', 'rotate(0)']);
});
