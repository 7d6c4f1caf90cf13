// @vitest-environment node
import { expect, it } from 'vitest';
import { addDialect } from './add-dialect.ts';
import { defineIsland } from './define-island.ts';
import { pageRegistry } from './page-registry.ts';
import { start } from './start.ts';
import { debugWhenAsked } from './tools/debug-when-asked.ts';
import { inspect } from './tools/inspect.ts';

const INSTEAD = 'Call start(), and all else that works on a page, in the browser only';

const tabs = defineIsland({ name: 'tabs', load: async () => ({ default: () => undefined }) });

it('tells on a server what to do instead', async () => {
  expect(() => start(tabs)).toThrow(INSTEAD);
  expect(() => addDialect('tabs', 'theme', ['.theme-tabs'])).toThrow(INSTEAD);
  expect(() => pageRegistry()).toThrow(INSTEAD);
  expect(() => debugWhenAsked()).toThrow(INSTEAD);
  await expect(inspect()).rejects.toThrow(INSTEAD);
});
