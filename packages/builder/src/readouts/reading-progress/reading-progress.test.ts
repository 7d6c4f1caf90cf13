import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { END, makeScrollable, scrollPage } from '../../testing/scroll-page.ts';
import { builderReadingProgress, stirrupReadingProgress } from './fixture.ts';
import { readingProgress } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import '../names/name-readout.ts';

/** The window's height, in px. */
const WINDOW = 768;
let grow = () => {};

beforeEach(() => {
  makeScrollable();
  framesAtOnce();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = listener;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const bars = () => [...document.querySelectorAll('progress')];
const valuesAt = (...positions: readonly number[]) =>
  positions.map((position) => {
    scrollPage(position);
    return bars()[0]?.value;
  });
/** Opens a page with a text of this height, which begins at 500 px. */
async function openArticle(height: number): Promise<void> {
  const opened = openIsland(
    readingProgress,
    html`${stirrupReadingProgress({ content: '.text' })}<div class="text"></div>`,
  );
  vi.spyOn(the('.text'), 'getBoundingClientRect').mockImplementation(() => ({ top: 500 - scrollY, height }) as DOMRect);
  await opened;
}

describe.each([
  ['the builder’s', builderReadingProgress('a')],
  ['our own', stirrupReadingProgress()],
])('%s', (_, markup) => {
  it('shows how far the page is scrolled, from the beginning on, and is restored on release', async () => {
    document.body.innerHTML = String(markup);
    const printed = bars()[0]?.outerHTML;
    vi.stubGlobal('scrollY', END / 2);
    const [bar] = await openIsland(readingProgress, markup);
    expect(bars()[0]?.value).toBe(50);
    expect(valuesAt(0, 1, END - 30, END - 0.5, END, END + 60, -40)).toEqual([0, 1, 99, 100, 100, 100, 0]);
    await vi.waitFor(() => expect(bar?.getAttribute('aria-label')).toBe('Reading progress'));
    if (bar) pageRegistry().release(bar);
    expect(bar?.outerHTML).toBe(printed);
    scrollPage(900);
    expect(bar?.outerHTML).toBe(printed);
  });
});

it('is of a text: 0 until it begins, 100 once its end is in view', async () => {
  await openArticle(1000 + WINDOW);
  expect(valuesAt(0, 500, 750, 1499, 1500, 2000)).toEqual([0, 0, 25, 100, 100, 100]);
});

it('of a text shorter than the window is 0 or 100', async () => {
  await openArticle(WINDOW - 200);
  expect(valuesAt(0, 200, 298, 300, 900)).toEqual([0, 0, 0, 100, 100]);
});

it('follows the page as it grows and shrinks', async () => {
  await openIsland(readingProgress, stirrupReadingProgress());
  scrollPage(END);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2 * END + WINDOW);
  grow();
  expect(bars()[0]?.value).toBe(50);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(WINDOW);
  dispatchEvent(new Event('resize'));
  expect(bars()[0]?.value).toBe(100);
});

it('is that of the page where the text is not found', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openIsland(
    readingProgress,
    html`${stirrupReadingProgress({ content: '..' })}${stirrupReadingProgress({ content: '.none', label: 'Own' })}`,
  );
  scrollPage(END / 2);
  const shown = () => bars().map((bar) => [bar.value, bar.getAttribute('aria-label')]);
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      [50, 'Reading progress'],
      [50, 'Own'],
    ]),
  );
});

it('keeps the name of its label', async () => {
  await openIsland(
    readingProgress,
    `<label for="read">How far</label>${stirrupReadingProgress()}`.replace('<progress', '<progress id="read"'),
  );
  await vi.dynamicImportSettled();
  expect(bars()[0]?.hasAttribute('aria-label')).toBe(false);
});

it('needs a progress element', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [root] = await openIsland(readingProgress, '<div data-island="reading-progress"></div>');
  expect([warned.mock.calls.length, root?.getAttribute('data-island-state')]).toEqual([1, 'ready']);
});
