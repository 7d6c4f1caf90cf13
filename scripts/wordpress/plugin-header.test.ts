import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';

it('keeps WordPress from offering another plugin of the same name as an update', () => {
  const file = readFileSync(`${workspaceRoot}/packages/wordpress/plugin/stirrup.php`, 'utf8');
  const [, host] = /^ \* Update URI: +https:\/\/([\w.-]+)\//m.exec(file) ?? [];
  expect(host).toBeDefined();
  expect(host).not.toMatch(/(^|\.)wordpress\.org$/);
});
