import { MAJOR } from '@stirrup/runtime/diagnostics';
import { afterEach, expect, it, vi } from 'vitest';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';
import { checkGlobal, checkTags } from './check-scripts.ts';
import type { Report } from './mistake.ts';

const OTHER = Symbol.for('stirrup@99');

afterEach(() => {
  Reflect.deleteProperty(globalThis, OTHER);
  Reflect.deleteProperty(globalThis, 'stirrup');
  document.head.replaceChildren();
});

function linesOf(check: (report: Report) => void): string[] {
  const lines: string[] = [];
  check((rule, _, message) => lines.push(`${rule}: ${message}`));
  return lines;
}

/** Adds tags without running them. */
function addTags(...sources: readonly string[]): void {
  document.head.innerHTML = sources.map((source) => `<script type="module" src="${source}"></script>`).join('');
}

it('reports tags that are too many', () => {
  addTags('/a/stirrup.js', '/b/stirrup.js?ver=2', '/a/stirrup.lite.js', '/a/islands/tabs.js', '/theme/menu.js');
  expect(linesOf(checkTags)).toEqual([
    'two-tags: stirrup.js is on the page twice',
    'two-tags: stirrup.lite.js is beside stirrup.js, which has all islands',
    'two-tags: islands/tabs.js is beside stirrup.js, which has all islands',
  ]);
  addTags('/a/islands/tabs.js', '/a/islands/toggle.js');
  expect(linesOf(checkTags)).toEqual([]);
  addTags('/a/stirrup.js', '/wp-content/themes/saddlery/islands/hero.js');
  expect(linesOf(checkTags)).toEqual([]);
});

it('reports files of islands in both flavours', () => {
  addTags('/a/islands/tabs.js', '/a/lite/islands/toggle.js', '/a/lite/islands/map.js');
  expect(linesOf(checkTags)).toEqual([
    'two-tags: islands/toggle.js is of another flavour than islands/tabs.js: both engines are fetched',
    'two-tags: islands/map.js is of another flavour than islands/tabs.js: both engines are fetched',
  ]);
});

it('reports a tag that a module imports beside another one', () => {
  const loaded = vi.spyOn(performance, 'getEntriesByType');
  const entries = (...names: string[]) =>
    names.map((name) => Object.assign(performance.mark(name), { initiatorType: 'script' }));
  addTags('https://shop.test/a/stirrup.js');
  loaded.mockReturnValue(entries('https://shop.test/a/stirrup.js', 'https://shop.test/stirrup/chunks/a.js'));
  expect(linesOf(checkTags)).toEqual([]);
  loaded.mockReturnValue(entries('https://shop.test/a/stirrup.js', 'https://shop.test/b/stirrup.js?ver=3'));
  expect(linesOf(checkTags)).toEqual([
    'two-tags: a module imports https://shop.test/b/stirrup.js?ver=3, beside https://shop.test/a/stirrup.js',
  ]);
  document.head.replaceChildren();
  loaded.mockReturnValue(entries('https://shop.test/b/stirrup.js'));
  expect(linesOf(checkTags)).toEqual([]);
  loaded.mockRestore();
});

it('reports another major version', () => {
  Reflect.set(globalThis, OTHER, {});
  expect(linesOf(checkTags)).toEqual([`other-version: version 99 runs beside version ${MAJOR}`]);
});

it('reports a `stirrup` of the page', () => {
  Reflect.set(globalThis, 'stirrup', 5);
  expect(linesOf(checkGlobal)).toEqual(['own-global: the page has a `stirrup` of its own, which stays']);
  Object.defineProperty(globalThis, 'stirrup', {
    configurable: true,
    get: () => {
      throw new Error('hands off');
    },
  });
  expect(linesOf(checkGlobal)).toHaveLength(1);
  Reflect.deleteProperty(globalThis, 'stirrup');
  Reflect.set(globalThis, 'stirrup', { addDialect: () => undefined });
  expect(linesOf(checkGlobal)).toEqual([]);
});

it('reports scripts of the CMS only beside islands that replace them', () => {
  const script = '<script type="text/plain" id="bricks-scripts-js"></script>';
  expect(mistakesOn(script)).toEqual([]);
  expect(mistakesOn(`<link id="bricks-scripts-js">${tabsWith()}`)).toEqual([]);
  expect(mistakesOn(`${script}${tabsWith()}`)).toEqual([
    'legacy-script: script "bricks-scripts" is beside islands that do its work (tabs)',
  ]);
  expect(mistakesOn(`<script type="text/plain" id="wc-single-product-js"></script>${tabsWith()}`)).toEqual([
    'legacy-script: script "wc-single-product" is beside islands that give their elements the same state (tabs)',
  ]);
});
