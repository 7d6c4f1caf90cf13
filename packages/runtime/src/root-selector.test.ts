import { expect, it } from 'vitest';
import { addDialect } from './add-dialect.ts';
import { pageRegistry } from './page-registry.ts';
import { rootSelector } from './root-selector.ts';
import { show, testIsland } from './testing/test-registry.ts';

it('matches the roots of every dialect, and none before the island is started', () => {
  const [own, theme] = [show('<p data-island="shelf"></p>'), show('<p class="theme-shelf"></p>')];
  expect(own.matches(rootSelector('shelf'))).toBe(false);
  pageRegistry().add([testIsland('shelf', () => undefined)]);
  addDialect('shelf', 'theme', ['.theme-shelf']);
  expect([own, theme].map((element) => element.matches(rootSelector('shelf')))).toEqual([true, true]);
});
