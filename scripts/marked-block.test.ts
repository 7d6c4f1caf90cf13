import { expect, test } from 'vitest';
import { hasBlock, readBlock, replaceBlock } from './marked-block.ts';

const DOCUMENT = '# A\n<!-- one -->\nold\n<!-- /one -->\n<!-- other -->\n<!-- /other -->\n## B\n';

test('reads a block by its name', () => {
  expect([readBlock(DOCUMENT, 'one'), readBlock(DOCUMENT, 'other')]).toEqual(['old', '']);
});

test('replaces one block and nothing around it, also by signs that a pattern would replace', () => {
  const replaced = replaceBlock(DOCUMENT, 'other', "new $& $'");
  expect(replaced).toBe("# A\n<!-- one -->\nold\n<!-- /one -->\n<!-- other -->\nnew $& $'\n<!-- /other -->\n## B\n");
  expect(replaceBlock(replaced, 'other', "new $& $'")).toBe(replaced);
});

test('knows the comments of a stylesheet', () => {
  expect(replaceBlock('a {}\n/* one */\n/* /one */\n', 'one', 'b {}')).toBe('a {}\n/* one */\nb {}\n/* /one */\n');
});

test.each([
  ['both marks', '# A\n'],
  ['the first', '<!-- /one -->\n'],
  ['the last', '<!-- one -->\n/* /one */\n'],
  ['their order', '<!-- /one -->\n<!-- one -->\n'],
])('throws where a document lacks %s', (_, document) => {
  expect(() => readBlock(document, 'one')).toThrow('has no block "one"');
  expect(() => replaceBlock(document, 'one', '')).toThrow('has no block "one"');
});

test('tells a new block from one whose last mark is missing', () => {
  expect([hasBlock('# A\n', 'one'), hasBlock('<!-- one -->\n', 'one')]).toEqual([false, true]);
});
