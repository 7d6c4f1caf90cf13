import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/the.ts';
import { loadGoogle } from './load-google.ts';

const ADDRESS = 'https://maps.googleapis.com/maps/api/js?callback=bricksMap&loading=async';
const ours = { importLibrary: vi.fn(), setOptions: vi.fn() };
vi.mock('@googlemaps/js-api-loader', () => ours);

// Loaded up front, so that no test waits for code.
await import('./fetch-google.ts');

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
  vi.useFakeTimers();
  ours.importLibrary.mockReset().mockImplementation(async () => arrive());
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const name of ['google', 'bricksMap']) Reflect.deleteProperty(globalThis, name);
});

const arrive = () => Reflect.set(globalThis, 'google', { maps: {} });

/** Prints a script of Google's, and asks for its library. */
function ask(type: string, key: string) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: ADDRESS });
  document.body.append(script);
  script.type = type;
  const came = vi.fn();
  const failed = vi.fn();
  loadGoogle(key, life.signal).then(came, failed);
  return { came, failed, isThere: async () => (await vi.advanceTimersByTimeAsync(0)) && came.mock.calls.length };
}
const load = (script: Element) => script.dispatchEvent(new Event('load'));

it.each(['', 'our-key'])('waits for the script of the page, with the key "%s"', async (key) => {
  const { isThere } = ask('', key);
  expect(await isThere()).toBe(0);
  arrive();
  load(the('script'));
  expect([await isThere(), ours.importLibrary.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['fails', () => the('script').dispatchEvent(new Event('error'))],
  ['has failed before', () => vi.advanceTimersByTime(10_000)],
])('fetches it by the site’s key where the script of the page %s', async (_, fail) => {
  const { isThere } = ask('', 'our-key');
  expect(await isThere()).toBe(0);
  fail();
  expect([await isThere(), ours.setOptions.mock.lastCall]).toEqual([1, [{ key: 'our-key' }]]);
});

it('waits without a key until a consent tool lets a script run, whose callback is there', async () => {
  const { isThere, failed } = ask('text/plain', '');
  await vi.advanceTimersByTimeAsync(600_000);
  load(document.body.appendChild(document.createElement('img')));
  expect([await isThere(), failed.mock.calls.length]).toEqual([0, 0]);
  the('script').remove();
  const allowed = document.body.appendChild(document.createElement('i'));
  arrive();
  Reflect.get(globalThis, 'bricksMap')();
  load(allowed);
  expect(await isThere()).toBe(1);
});

it('waits for nothing once its map has gone', async () => {
  const { isThere } = ask('text/plain', '');
  await isThere();
  life.abort();
  arrive();
  load(the('script'));
  expect(await isThere()).toBe(0);
});
