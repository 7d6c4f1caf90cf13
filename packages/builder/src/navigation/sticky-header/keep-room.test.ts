import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/the.ts';
import { keepRoom } from './keep-room.ts';

/** Reports of observers: there is no layout in happy-dom. */
let reports: (() => void)[] = [];
const lives: AbortController[] = [];

beforeEach(() => {
  reports = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    position: element.dataset['position'],
    top: element.dataset['top'],
    scrollPaddingTop: element.style.scrollPaddingTop || sheet,
  }));
});
afterEach(() => {
  for (const life of lives.splice(0)) life.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  sheet = 'auto';
});

/** The value of the root element in a style sheet. */
let sheet = 'auto';

/** Opens a page with a header of each of these positions, tops and heights. */
function open(...headers: readonly (readonly [position: string, top: string, height: number])[]): void {
  document.body.innerHTML = headers
    .map(([position, top], index) => `<header id="h${index}" data-position="${position}" data-top="${top}"></header>`)
    .join('');
  for (const [index, [, , height]] of headers.entries()) {
    const life = new AbortController();
    lives.push(life);
    Object.defineProperty(the(`#h${index}`), 'offsetHeight', { configurable: true, value: height });
    keepRoom(the(`#h${index}`), life.signal);
  }
  for (const report of reports) report();
}
const padding = () => document.documentElement.style.scrollPaddingTop;

it.each([
  ['fixed', '0px', 80, '80px'],
  ['sticky', '0px', 80.4, '81px'],
  ['fixed below the admin bar', '32px', 80, '112px'],
  ['not sticky at this width', '0px', 80, ''],
  ['sticky without a place', 'auto', 80, ''],
  ['fixed at the bottom', '720px', 80, ''],
  ['fixed and higher than half of the window', '0px', 410, ''],
])('keeps the room of a header: %s, %s, %i px', (position, top, height, expected) => {
  open([position.split(' ')[0] === 'not' ? 'static' : (position.split(' ')[0] ?? ''), top, height]);
  expect(padding()).toBe(expected);
});

it('follows its height, and takes the greatest of several headers', () => {
  open(['fixed', '0px', 80], ['sticky', '80px', 40]);
  expect(padding()).toBe('120px');
  Object.defineProperty(the('#h1'), 'offsetHeight', { value: 60 });
  reports[1]?.();
  expect(padding()).toBe('140px');
  lives[1]?.abort();
  expect(padding()).toBe('80px');
  lives[0]?.abort();
  expect(padding()).toBe('');
});

it('leaves an author’s own value alone, in a style sheet and at the element', () => {
  sheet = '10px';
  open(['fixed', '0px', 80]);
  expect(padding()).toBe('');
  sheet = 'auto';
  reports[0]?.();
  expect(padding()).toBe('80px');
  document.documentElement.style.scrollPaddingTop = '5px';
  reports[0]?.();
  lives[0]?.abort();
  expect(padding()).toBe('5px');
});
