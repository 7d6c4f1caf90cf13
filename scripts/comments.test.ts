import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commentOpenings } from './comment-openings.ts';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

/** Question words: a comment begins with its subject (CONTRIBUTING, "Words"). */
const QUESTION = /^(?:How|What|Where|Whether|Which|Who|Whom|Whose)\b/;

/** Folders and files whose comments are still to be rewritten. */
const NOT_READY: readonly string[] = [
  '.storybook/',
  'bench/',
  'e2e/',
  'fixtures/',
  'packages/builder/',
  'packages/shop/src/product/loop-swatches/follow-pointer.ts',
  'packages/shop/src/product/swatches-plugin/fetch-preview.ts',
  'scripts/',
  'stories/',
];

const commented = repositoryFiles().filter(
  (path) => /\.(?:css|mjs|tsx?)$/.test(path) && !NOT_READY.some((folder) => path.startsWith(folder)),
);

it('reads the first line of each comment', () => {
  const source = `// Which line.
// Where it goes on.
const one = 'https://shop.example/'; // What follows code.
/** Whether one line. */
/**
 * Who begins a block.
 * How it goes on.
 */
{/* Whose element. */}
/* What a style is. */`;
  const openings = commentOpenings(source);
  expect(openings.map(({ line, text }) => [line, QUESTION.exec(text)?.[0]])).toEqual([
    [1, 'Which'],
    [3, 'What'],
    [4, 'Whether'],
    [6, 'Who'],
    [9, 'Whose'],
    [10, 'What'],
  ]);
});

it('begins each comment with its subject, not with a question word', () => {
  const found = commented.flatMap((path) =>
    commentOpenings(readFileSync(`${workspaceRoot}/${path}`, 'utf8'))
      .filter(({ text }) => QUESTION.test(text))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
  expect(found).toEqual([]);
  expect(commented.length).toBeGreaterThan(500);
});
