import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { ownStyles, propertiesIn, readTokens } from './token-docs.ts';

test('a token needs a comment that says what it is for', () => {
  const root = (block: string) => `:where(:root) {\n${block}\n}`;
  expect(readTokens(root('/* Rounded corners */\n--stirrup-radius: 1px;'))).toEqual([
    { name: '--stirrup-radius', value: '1px', use: 'Rounded corners' },
  ]);
  expect(() => readTokens(root('--stirrup-radius: 1px;'))).toThrow('what --stirrup-radius is for');
});

test('docs/styles.md tells of every property of the stylesheet', () => {
  const docs = readFileSync(`${workspaceRoot}/docs/styles.md`, 'utf8');
  const used = propertiesIn(ownStyles(workspaceRoot).join('\n'));
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
