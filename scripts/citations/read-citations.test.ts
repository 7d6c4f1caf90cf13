import { expect, test } from 'vitest';
import { readCitations } from './read-citations.ts';

/** Citations in a text, in a form for comparison. */
const read = (text: string, own?: string) =>
  readCitations(text, own).citations.map(({ document, section }) => `${document} ${section}`);

test.each([
  ['one section', 'The cart (woocommerce.md §2.4).', ['woocommerce.md 2.4']],
  ['an entry of a section', 'Copied as woocommerce.md §4.1.7 says.', ['woocommerce.md 4.1.7']],
  [
    'several',
    'Follows woocommerce.md §3.2, §4.2 and §6.',
    ['woocommerce.md 3.2', 'woocommerce.md 4.2', 'woocommerce.md 6'],
  ],
  ['a range with all in it', '(bricks.md §3.9 to §3.11)', ['bricks.md 3.9', 'bricks.md 3.10', 'bricks.md 3.11']],
  ['two documents', '(woocommerce.md §1; bricks.md §2, §3)', ['woocommerce.md 1', 'bricks.md 2', 'bricks.md 3']],
  ['two documents in a sentence', 'woocommerce.md §1 and bricks.md §2', ['woocommerce.md 1', 'bricks.md 2']],
  ['one in code of Markdown', 'written `woocommerce.md §3`', ['woocommerce.md 3']],
  ['one over two lines of a block', ' * (woocommerce.md §1,\n *   §2).', ['woocommerce.md 1', 'woocommerce.md 2']],
  ['one over two lines of comments', '// See woocommerce.md §1,\n  // §2.', ['woocommerce.md 1', 'woocommerce.md 2']],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
  expect(readCitations(text).unreadable).toEqual([]);
});

test('takes a number without a document for one of its own, where there is one', () => {
  expect(read('see §3.4 and woocommerce.md §2', 'bricks.md')).toEqual(['bricks.md 3.4', 'woocommerce.md 2']);
});

test.each([
  ['no document', 'The cart (§2.4).'],
  ['a document without its ending', '(woocommerce §2.4)'],
  ['the path of a document', '(contracts/woocommerce.md §2.4)'],
  ['a document in quotes of its own', '`woocommerce.md` §2.4'],
  ['two signs in front', 'woocommerce.md §§2.4, 2.5'],
  ['a number without a sign', 'woocommerce.md §2.4, 2.5'],
  ['another number without a sign', 'woocommerce.md §2.4 and 2.5'],
  ['an entry beside its section', 'woocommerce.md §4.2 step 4'],
  ['a range by a dash', 'woocommerce.md §2–4'],
  ['a range without a sign', 'woocommerce.md §2 to 4'],
  ['a range that runs backwards', 'woocommerce.md §2.4 to §2.1'],
  ['a range over two parents', 'woocommerce.md §2.4 to §3.1'],
  ['no number', 'woocommerce.md §below'],
])('refuses %s', (_, text) => {
  expect(readCitations(text).unreadable).not.toEqual([]);
});
