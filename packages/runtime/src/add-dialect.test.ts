import { expect, it, vi } from 'vitest';
import { addDialect } from './add-dialect.ts';
import { pageAtRest } from './start/page-at-rest.ts';
import { settle, show, spyMount, testIsland, testRegistry } from './testing/test-registry.ts';

const state = (element: Element) => element.getAttribute('data-island-state');

it('finds the markup of a theme, and hands its data to the island', async () => {
  const registry = testRegistry();
  const mount = spyMount();
  registry.add([testIsland('box', mount)]);
  const early = show('<div class="theme-box"></div>');
  registry.addDialect('box', 'theme', ['.theme-box'], { parts: {} });
  const late = show('<div class="theme-box"></div>');
  await settle();
  expect([early, late].map(state)).toEqual(['ready', 'ready']);
  expect(mount.mock.calls[0]?.[0]).toMatchObject({ dialect: 'theme', dialectData: { parts: {} } });
});

it('waits for an island that is added later, unless a selector is none', async () => {
  const registry = testRegistry();
  const mount = spyMount();
  registry.addDialect('box', 'theme', ['.theme-box'], { parts: {} });
  expect(registry.earlyDialects).toEqual([['box', 'theme', ['.theme-box'], { parts: {} }]]);
  expect(() => registry.addDialect('box', 'bad', ['.a['])).toThrow('".a[" of "box" is no CSS.');
  const element = show('<div class="theme-box"></div>');
  registry.add([testIsland('box', mount)]);
  await settle();
  expect([state(element), registry.earlyDialects]).toEqual(['ready', []]);
  expect(mount.mock.calls[0]?.[0]).toMatchObject({ dialect: 'theme', dialectData: { parts: {} } });
});

it('takes a single selector without a list', async () => {
  const registry = testRegistry();
  registry.add([testIsland('box', () => undefined)]);
  const [nav, link] = [show('<nav></nav>'), show('<a href="/">Fit</a>')];
  registry.addDialect('box', 'theme', 'nav');
  await settle();
  expect([nav, link].map(state)).toEqual(['ready', null]);
});

it('refuses a dialect of the island itself, and a selector that is none', () => {
  const registry = testRegistry();
  registry.add([testIsland('box', () => undefined)]);
  expect(() => registry.addDialect('box', 'stirrup', ['.a'])).toThrow('has a dialect "stirrup"');
  expect(() => registry.addDialect('box', 'theme', ['.a['])).toThrow('".a[" of "box" is no CSS.');
  expect(Object.keys(registry.definitions.get('box')?.selectors ?? {})).toEqual(['stirrup']);
});

it('refuses a name in use, which would silently take the first one’s markup', () => {
  const registry = testRegistry();
  registry.add([testIsland('box', () => undefined)]);
  registry.addDialect('box', 'theme', ['.a']);
  expect(() => registry.addDialect('box', 'theme', ['.b'])).toThrow('has a dialect "theme".');
  expect(registry.definitions.get('box')?.selectors['theme']).toEqual(['.a']);
});

it('warns about an island that nobody has started when the page is at rest', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  addDialect('bax', 'theme', '.theme-box');
  await pageAtRest();
  await settle();
  expect(warn.mock.calls).toEqual([['Stirrup: addDialect("bax", "theme", …): no island "bax" has been started']]);
});
