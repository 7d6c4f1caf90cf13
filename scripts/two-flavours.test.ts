import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { readImports } from './imports/read-imports.ts';

const ring = 'packages/react/src/';
const read = (path: string) => readFileSync(`${workspaceRoot}/${path}`, 'utf8');

/** The files of the ring that one of them imports, directly or not, and itself. */
function reachedFrom(file: string, without = '', seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || file === without) return seen;
  seen.add(file);
  const path = `${ring}${file}`;
  for (const { to } of readImports(path, read(path))) reachedFrom(to.slice(ring.length), without, seen);
  return seen;
}

test('docs/architecture.md names the files that are not in stirrup.lite.js', () => {
  const row = read('docs/architecture.md')
    .split('\n')
    .find((line) => line.includes('only `mount.tsx` imports them'));
  const named = [...(row?.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  // The build puts the one in the place of the other.
  const others = new Set([...reachedFrom('index.ts', 'mount.tsx'), ...reachedFrom('lite-mount.tsx')]);
  const own = [...reachedFrom('mount.tsx')].filter((file) => file !== 'mount.tsx' && !others.has(file));
  expect(named.toSorted()).toEqual(own.toSorted());
});
