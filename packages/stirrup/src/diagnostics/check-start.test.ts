import { expect, it, vi } from 'vitest';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';

it.each([
  ['visble', 'island "tabs": data-start is "visble", which is no start strategy. Did you mean "visible"?'],
  [
    'tomorrow',
    'island "tabs": data-start is "tomorrow", which is no start strategy. Expected load, idle, visible, interaction or media(…)',
  ],
  [
    'media(min-width: 48rem)',
    'island "tabs": data-start is "media(min-width: 48rem)", so it never starts: "min-width: 48rem" lacks the query\'s own brackets. Write media((min-width: 48rem))',
  ],
  [
    'media(hover)',
    'island "tabs": data-start is "media(hover)", so it never starts: "hover" lacks the query\'s own brackets. Write media((hover))',
  ],
  [
    'media(min-width: 48rem, print)',
    'island "tabs": data-start is "media(min-width: 48rem, print)", of which a part never matches: "min-width: 48rem, print" lacks the query\'s own brackets. Write media((min-width: 48rem), print)',
  ],
  [
    'media(mobile)',
    'island "tabs": data-start is "media(mobile)", so it never starts: "mobile" is no media query that this browser understands',
  ],
  [
    'media(wide!)',
    'island "tabs": data-start is "media(wide!)", so it never starts: "wide!" is no media query that this browser understands',
  ],
])('reports data-start="%s"', (start, expected) => {
  // The runtime of a development build warns, too.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // happy-dom understands every query.
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: /[()]|^\w+$/.test(query) ? query : 'not all',
    matches: /^not (\([\w-]+: \w+\)|\(hover\)|print)$/.test(query),
    addEventListener: () => undefined,
  }));
  expect(mistakesOn(tabsWith(`data-start="${start}"`)).filter((line) => line.startsWith('invalid-start'))).toEqual([
    `invalid-start: ${expected}`,
  ]);
  expect(mistakesOn(tabsWith('data-start="media(print)"'))).toEqual([]);
  vi.unstubAllGlobals();
});

it('says nothing about a list with a feature that only newer browsers know', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query === 'not (width: 1px)',
    addEventListener: () => undefined,
  }));
  expect(mistakesOn(tabsWith('data-start="media((width: 1px), (prefers-none: max(1px, calc(1rem + 2px))))"'))).toEqual(
    [],
  );
  vi.unstubAllGlobals();
});

it.each(['load', 'idle', 'visible', 'interaction', '12'])('says nothing about data-start="%s"', (start) => {
  expect(mistakesOn(tabsWith(`data-start="${start}"`))).toEqual([]);
});
