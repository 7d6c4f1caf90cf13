import { expect, it } from 'vitest';
import { findSpine } from './find-spine.ts';
import { normaliseSpine } from './normalise-spine.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

const commentsIn = (root: Element) =>
  [...root.childNodes].filter((node) => node instanceof Comment).map(({ data }) => data);

it('finds every ancestor of a part, the root included, once', () => {
  const root = page('<main><p><b></b><b></b></p><div><i></i></div></main>');
  const parts = [root, ...root.querySelectorAll('b')];
  expect([...findSpine(root, parts)].map(({ tagName }) => tagName)).toEqual(['P', 'MAIN', 'BODY']);
});

it('has no spine without parts below the root', () => {
  const root = page('<p></p>');
  expect(findSpine(root, [root]).size).toBe(0);
});

it('removes empty text from spine elements only, until it is restored', () => {
  const root = page('<p><b></b></p>');
  const [paragraph, bold] = [...root.querySelectorAll('p, b')];
  for (const element of [root, paragraph, bold]) element?.append('', '', 'text', '');
  const before = [...root.childNodes, ...(paragraph?.childNodes ?? [])];
  const restore = normaliseSpine([root, ...(paragraph ? [paragraph] : [])]);
  expect(root.childNodes).toHaveLength(2);
  expect(paragraph?.childNodes).toHaveLength(2);
  expect(bold?.childNodes).toHaveLength(4);
  restore();
  const after = [...root.childNodes, ...(paragraph?.childNodes ?? [])];
  expect(after.map((node) => before.indexOf(node))).toEqual([...before.keys()]);
});

it("disguises React's markers until they are restored", () => {
  const markers = ['$', '/$', '$?', '$!', '$~', '&', '/&', 'F', 'F!'];
  const others = ['$x', 'html', ' note ', 'FF'];
  const root = page([...markers, ...others].map((data) => `<!--${data}-->`).join(''));
  const nodes = [...root.childNodes];
  const restore = normaliseSpine([root]);
  expect(commentsIn(root)).toEqual([...markers.map((data) => ` ${data}`), ...others]);
  restore();
  expect(commentsIn(root)).toEqual([...markers, ...others]);
  expect([...root.childNodes]).toEqual(nodes);
});
