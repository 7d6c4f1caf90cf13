import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commentOpenings } from './comment-openings.ts';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

/** A comment begins with its subject, and a boolean is described by "True if …" (CONTRIBUTING, "Words"). */
const REFUSED = /^(?:How|Returns whether|What|Where|Whether|Which|Who|Whom|Whose)\b/;

const commented = repositoryFiles().filter((path) => /\.(?:css|mjs|tsx?)$/.test(path));

it('reads the first line of each comment', () => {
  const source = [
    '// % line.',
    '// % next line.',
    "const one = 'https://shop.example/'; // % code.",
    '/** % block. */',
    '/**',
    ' * % block.',
    ' * % next line.',
    ' */',
    '{/* % element. */}',
    '/* % style. */',
  ].join('\n');
  const openings = commentOpenings(source.replaceAll('%', 'What'));
  expect(openings.filter(({ text }) => REFUSED.test(text)).map(({ line }) => line)).toEqual([1, 3, 4, 6, 9, 10]);
  expect(REFUSED.test('Returns whether it is open.')).toBe(true);
});

it('begins each comment with its subject, not with a question word, and a boolean with "True if"', () => {
  const found = commented.flatMap((path) =>
    commentOpenings(readFileSync(`${workspaceRoot}/${path}`, 'utf8'))
      .filter(({ text }) => REFUSED.test(text))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(found).toEqual([]);
  expect(commented.length).toBeGreaterThan(500);
});
