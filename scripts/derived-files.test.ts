import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { derivedFiles } from './derived-files.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';

const advice = 'A list of islands is out of date. Run "npm run sync".';

test.each(await derivedFiles())('$path lists what the folders hold', ({ path, content }) => {
  const file = `${workspaceRoot}/${path}`;
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '', advice).toBe(content);
});

test('no script tag is left of an island that is gone', () => {
  const tags = readdirSync(`${workspaceRoot}/packages/stirrup/src/islands`);
  expect(tags.sort()).toEqual(
    findIslands()
      .map(({ name }) => `${name}.ts`)
      .sort(),
  );
});

test.each(findIslands())('$package/$name has the files that every island has', ({ path, name }) => {
  const files = readdirSync(`${workspaceRoot}/${path}`);
  const code = files.includes(`${name}.tsx`) ? 'tsx' : 'ts';
  expect(files).toEqual(
    expect.arrayContaining([
      'island.ts',
      'contract.ts',
      'props.ts',
      'fixture.ts',
      'docs.ts',
      'legacy-scripts.ts',
      `${name}.${code}`,
      `${name}.test.${code}`,
      `${name}.e2e.ts`,
    ]),
  );
  expect(existsSync(`${workspaceRoot}/stories/${name}.stories.tsx`)).toBe(true);
});
