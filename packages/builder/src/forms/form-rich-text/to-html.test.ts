import { expect, it } from 'vitest';
import { toHtml, withoutBlanks } from './to-html.ts';

it.each([
  ['<p>&nbsp;</p>', ''],
  ['<p> <br></p><p></p>', ''],
  ['<p>Hay</p>', '<p>Hay</p>'],
  ['<p><img src="horse.jpg" alt=""></p>', '<p><img src="horse.jpg" alt=""></p>'],
  ['<hr>', '<hr>'],
])('treats formatted text without text or pictures as empty: %s', (html, kept) => {
  expect(withoutBlanks(html)).toBe(kept);
});

it.each([
  ['one line & more', 'one line & more'],
  ['one\ntwo\n\nthree & < four', '<p>one<br>two</p><p>three &amp; &lt; four</p>'],
  ['<p>one\ntwo</p>', '<p>one\ntwo</p>'],
])('keeps lines that were written without an editor: %j', (text, html) => {
  expect(toHtml(text)).toBe(html);
});
