import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseColourScheme, colourScheme } from './colour-scheme.ts';
import { EARLY_SCRIPT } from './early-script.ts';

const root = document.documentElement;
const KEY = 'acss-color-scheme';

/** Sets the device's preference; returns a function that changes it. */
function device(asks: 'light' | 'dark') {
  const query = Object.assign(new EventTarget(), { matches: asks === 'dark' });
  vi.stubGlobal('matchMedia', () => query);
  return (now: 'light' | 'dark') => {
    query.matches = now === 'dark';
    query.dispatchEvent(new Event('change'));
  };
}
const print = (color_mode: unknown, preference: unknown) =>
  vi.stubGlobal('acss', { color_mode, enable_client_color_preference: preference });
const storage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  device('light');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  root.className = '';
  // Each test is a page of its own.
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(symbol)?.startsWith('stirrup@')) Reflect.deleteProperty(globalThis, symbol);
  }
});

const table = [
  // main, preference, device, stored, shown
  ['light', 'false', 'dark', null, 'light'],
  ['light', 'true', 'dark', null, 'dark'],
  ['light', 'true', 'light', null, 'light'],
  ['light', 'false', 'light', 'dark', 'dark'],
  ['light', 'true', 'dark', 'light', 'light'],
  ['dark', 'false', 'light', null, 'dark'],
  ['dark', 'true', 'light', null, 'light'],
  ['dark', 'false', 'light', 'light', 'light'],
  ['dark', 'true', 'light', 'dark', 'dark'],
  ['light', 'false', 'light', 'alt', 'light'],
  [undefined, undefined, 'dark', null, 'light'],
  ['light', '1', 'dark', null, 'dark'],
  ['light', '', 'dark', null, 'light'],
] as const;

it.each(table)('main %s, preference %s, device %s, stored %s: %s', (main, preference, asks, stored, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  device(asks);
  if (main === undefined) vi.stubGlobal('acss', undefined);
  else print(main, preference);
  if (stored) localStorage.setItem(KEY, stored);
  const isAlternative = expected !== (main ?? 'light');

  new Function(EARLY_SCRIPT)();
  expect([root.dataset['colourScheme'], root.className]).toEqual([expected, isAlternative ? 'color-scheme--alt' : '']);
  root.removeAttribute('data-colour-scheme');
  root.className = '';
  expect(colourScheme().get()).toBe(expected);
  expect([root.dataset['colourScheme'], root.className]).toEqual([expected, isAlternative ? 'color-scheme--alt' : '']);
});

it('reads a settings script where the global is gone, and survives one that is broken', () => {
  document.head.innerHTML = `<script type="application/json" data-stirrup-settings>{"acss":{"color_mode":"dark"}}</script>
    <script type="application/json" data-stirrup-settings>{broken</script>`;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  new Function(EARLY_SCRIPT)();
  expect(root.dataset['colourScheme']).toBe('dark');
  expect(colourScheme().get()).toBe('dark');
  document.head.replaceChildren();
});

it('stores the scheme itself, and emits one event per change', () => {
  const changes: unknown[] = [];
  const listen = (event: Event) => event instanceof CustomEvent && changes.push(event.detail);
  document.addEventListener('stirrup:colour-scheme', listen);
  chooseColourScheme('dark');
  chooseColourScheme('dark');
  document.removeEventListener('stirrup:colour-scheme', listen);
  expect(localStorage.getItem(KEY)).toBe('dark');
  expect(changes).toEqual([{ scheme: 'dark', origin: 'page' }]);
});

it('follows other tabs: their choice and its removal, and nothing else of theirs', () => {
  colourScheme();
  localStorage.setItem(KEY, 'dark');
  storage('cart');
  expect(colourScheme().get()).toBe('light');
  storage(KEY);
  expect(colourScheme().get()).toBe('dark');
  localStorage.clear();
  storage(null);
  expect(colourScheme().get()).toBe('light');
});

it('catches up when the page comes back from the back-forward cache', () => {
  colourScheme();
  localStorage.setItem(KEY, 'dark');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(colourScheme().get()).toBe('light');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(colourScheme().get()).toBe('dark');
});

it('follows the device live, but never against a choice, even one that found no room', () => {
  const turn = device('light');
  print('light', 'true');
  colourScheme();
  turn('dark');
  expect(colourScheme().get()).toBe('dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  chooseColourScheme('light');
  turn('light');
  turn('dark');
  expect(colourScheme().get()).toBe('light');
});
