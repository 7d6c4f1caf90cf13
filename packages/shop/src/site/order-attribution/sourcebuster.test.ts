import fc from 'fast-check';
import sourcebuster from 'sourcebuster';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entries } from '../../testing/attribution-entries.ts';
import { comeTo, type RecordedCookie, recordCookies } from '../../testing/recorded-cookies.ts';
import { COOKIE } from './contract.ts';
import { readJar, writeJar } from './cookie-jar.ts';
import { planCookies } from './plan-cookies.ts';
import { readVisit } from './visit.ts';

type Cookies = Map<string, RecordedCookie>;

let jar: Cookies;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1, 9, 30, 5) });
  jar = recordCookies().jar;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs one of the two scripts on the page, with its own cookies so far. */
function run(cookies: Cookies, look: () => void): Cookies {
  jar.clear();
  for (const [name, cookie] of cookies) jar.set(name, cookie);
  look();
  return new Map(jar);
}

const theirs = (lifetime: number) => () => sourcebuster.init({ lifetime, session_length: 30, timezone_offset: '0' });
const ours = (lifetime: number) => () => {
  const settings = { lifetime: Math.trunc(lifetime * 30 * 24 * 60), session: 30, base64: false };
  writeJar(planCookies(readJar(), readVisit()), settings);
};

/** The published Sourcebuster writes six of the ten fields of a source; WooCommerce's copy appends the others. */
function firstSix(cookies: Cookies): Record<string, RecordedCookie> {
  const sources: readonly string[] = [COOKIE.current, COOKIE.first];
  return Object.fromEntries(
    Array.from(cookies, ([name, { value, attributes }]) => {
      const fields = value.split('%7C%7C%7C');
      return [name, { value: (sources.includes(name) ? fields.slice(0, 6) : fields).join('%7C%7C%7C'), attributes }];
    }),
  );
}

describe.each([
  ['as long as the browser runs', 0.00001],
  ['for six months', 6],
])('cookies that live %s', (_, lifetime) => {
  it.each(entries)('are the same, byte by byte: $path from $referrer', ({ path = '/', referrer = '' }) => {
    comeTo(new URL(path, 'https://www.shop.example').href, referrer);
    const [ourCookies, theirCookies] = [run(new Map(), ours(lifetime)), run(new Map(), theirs(lifetime))];
    expect(ourCookies.size).toBe(7);
    expect(firstSix(ourCookies)).toEqual(firstSix(theirCookies));
  });
});

const step = fc.record({
  entry: fc.constantFrom(...entries),
  comesBack: fc.boolean(),
  minutes: fc.nat({ max: 50 }),
});

it('are the same after any journey', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let [our, their]: Cookies[] = [new Map(), new Map()];
      for (const { entry, comesBack, minutes } of steps) {
        vi.setSystemTime(Date.now() + minutes * 60_000);
        if (comesBack) for (const cookies of [our, their]) cookies?.delete(COOKIE.session);
        comeTo(new URL(entry.path ?? '/', 'https://shop.example').href, entry.referrer ?? '');
        our = run(our ?? new Map(), ours(6));
        their = run(their ?? new Map(), theirs(6));
        expect(firstSix(our)).toEqual(firstSix(their));
      }
    }),
    { seed: 17, numRuns: 60 },
  );
}, 60_000);

it('are the same where counts are damaged, and values are no UTF-8', () => {
  const left: Cookies = new Map(
    Object.entries({
      [COOKIE.migrations]: '1418474375998%3D1',
      [COOKIE.current]: 'typ%3Dutm%7C%7C%7Csrc%3D%FCber%',
      [COOKIE.first]: 'typ%3Dtypein%7C%7C%7Csrc%3D%28direct%29',
      [COOKIE.visitor]: 'vst%3Dmany%7C%7C%7Cuag%3Dtest',
      [COOKIE.session]: 'pgs%3D4x',
    }).map(([name, value]) => [name, { value, attributes: '; path=/' }]),
  );
  comeTo('https://shop.example/', '');
  expect(firstSix(run(left, ours(6)))).toEqual(firstSix(run(left, theirs(6))));
});
