import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builderScrollSection, scrollSection } from './fixture.ts';
import { scrollBackground } from './island.ts';
import { scrollProgress } from './scroll-progress.ts';

const animate = vi.fn((_keyframes: unknown, _timing: unknown) => ({
  pause: vi.fn(),
  cancel: vi.fn(),
  currentTime: null as number | null,
}));
let still: EventTarget & { matches: boolean };

beforeEach(() => {
  animate.mockClear();
  still = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => still);
  vi.stubGlobal('getComputedStyle', () => ({ overflowX: 'visible' }));
  vi.stubGlobal('CSS', { supports: (_name: string, value: string) => /^[\d.]+(%|px)( [\d.]+(%|px))?$/.test(value) });
  Object.assign(HTMLElement.prototype, { animate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  document.body.removeAttribute('style');
});

async function open(html: unknown): Promise<HTMLElement[]> {
  document.body.innerHTML = String(html);
  const sections = [...document.querySelectorAll('section')];
  for (const section of sections) section.setAttribute('data-start', 'load');
  start(scrollBackground);
  await vi.waitFor(() =>
    expect(sections.map(({ dataset }) => dataset['islandState'])).toEqual(sections.map(() => 'ready')),
  );
  return sections;
}
const keyframes = () => animate.mock.calls.map(([given]) => given);
const cancelled = () => animate.mock.results.map(({ value }) => value.cancel.mock.calls.length);

it('moves from 99 % to 0 % by default, or as configured', async () => {
  await open(builderScrollSection());
  expect(keyframes()).toEqual([{ backgroundPosition: ['99%', '0%'] }]);
  await open(scrollSection({ 'data-from': '0% 10px', 'data-to': '100%' }));
  expect(keyframes()[1]).toEqual({ backgroundPosition: ['0% 10px', '100%'] });
});

it('falls back for an invalid position, and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(scrollSection({ 'data-from': 'url(evil)', 'data-ends-at': '300' }));
  expect(keyframes()).toEqual([{ backgroundPosition: ['99%', '0%'] }]);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('hides the page’s overflow while one of its sections moves', async () => {
  document.body.style.overflowX = 'clip';
  const [first, second] = await open([scrollSection(), scrollSection()].join(''));
  expect(document.body.style.overflowX).toBe('hidden');
  first?.remove();
  await vi.waitFor(() => expect(cancelled()).toEqual([1, 0]));
  expect(document.body.style.overflowX).toBe('hidden');
  second?.remove();
  await vi.waitFor(() => expect(document.body.style.overflowX).toBe('clip'));
});

it('stands still under reduced motion, from the beginning and live', async () => {
  still.matches = true;
  const [section] = await open(scrollSection());
  expect([animate.mock.calls.length, document.body.style.overflowX]).toEqual([0, '']);
  const turn = (matches: boolean) => {
    still.matches = matches;
    still.dispatchEvent(new Event('change'));
  };
  turn(false);
  expect([animate.mock.calls.length, document.body.style.overflowX]).toEqual([1, 'hidden']);
  turn(true);
  expect([cancelled(), document.body.style.overflowX]).toEqual([[1], '']);
  section?.remove();
  await vi.waitFor(() => expect(section?.hasAttribute('data-island-state')).toBe(false));
  turn(false);
  expect(animate.mock.calls.length).toBe(1);
});

it.each([
  [900, 0],
  [850, 0],
  [500, 0.5],
  [150, 1],
  [-400, 1],
])('measures its progress: lower edge at %i of 1000', (bottom, progress) => {
  vi.stubGlobal('innerHeight', 1000);
  const section = document.createElement('section');
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 100, 10, 100));
  expect(scrollProgress(section, { beginsAt: 85, endsAt: 15 }).read()).toBeCloseTo(progress);
});
