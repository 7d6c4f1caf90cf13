import { expect, test } from 'vitest';
import { paths } from '../e2e/browsers/paths/paths.ts';
import { islands } from '../packages/stirrup/src/islands.ts';

test('every island has its paths through all browsers', () => {
  const names = islands.map(({ name }) => name);
  const missing = names.filter((name) => !paths[name]);
  const unknown = Object.keys(paths).filter((name) => !names.includes(name));
  expect({ missing, unknown }, 'Write the paths of each island in e2e/browsers/paths.').toEqual({
    missing: [],
    unknown: [],
  });
});
