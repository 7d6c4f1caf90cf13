import { createPart, type Part } from '@stirrup/runtime';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { findSpine } from './find-spine.ts';
import { opaqueLeaf } from './opaque-leaf.ts';
import { PartHost } from './part-host.tsx';
import { sparseTree } from './sparse-tree.ts';

/** A tree as text: `DIV(…)` for the spine, `DIV!` for an opaque leaf, `[name DIV]` for a part. */
function draw(node: ReactNode): string {
  if (typeof node === 'string') return JSON.stringify(node);
  if (!isValidElement<{ part?: Part; children?: ReactNode; dangerouslySetInnerHTML?: object }>(node)) return '?';
  const { part, children, dangerouslySetInnerHTML } = node.props;
  if (node.type === PartHost) return `[${part?.name} ${draw(children)}]`;
  if (dangerouslySetInnerHTML) return `${String(node.type)}!`;
  return `${String(node.type)}(${(Children.toArray(children) as ReactNode[]).map(draw).join(' ')})`;
}

function prepare(html: string) {
  document.body.innerHTML = html;
  const root = document.querySelector('main');
  if (!root) throw new Error('no main');
  const elements = [root, ...root.querySelectorAll<HTMLElement>('[id]')];
  const parts = new Map(
    elements.map((element) => [element, (element.id || 'root').split(' ').map((name) => createPart(name, 0, element))]),
  );
  return { root, spine: findSpine(root, parts.keys()), parts };
}

function treeOf(html: string) {
  const { root, spine, parts } = prepare(html);
  return sparseTree(root, spine, parts);
}

it('describes ancestors of parts, and one leaf for everything else', () => {
  expect(
    draw(treeOf('<main> <p>text<b><i>x</i></b></p><div>a<!-- c -->b<span id="one">o</span><hr></div></main>')),
  ).toBe('[root MAIN(" " P! DIV("a" "b" [one SPAN!] HR!))]');
});

it('nests parts in parts, and several parts on one element', () => {
  expect(draw(treeOf('<main><p id="outer second"><b id="inner"></b></p></main>'))).toBe(
    '[root MAIN([second [outer P([inner B!])]])]',
  );
});

it('is one leaf where there are no parts', () => {
  expect(draw(treeOf('<main><p>deep <b>markup</b></p></main>'))).toBe('[root MAIN!]');
});

it('uses one element for all leaves of a tag', () => {
  expect(opaqueLeaf('DIV')).toBe(opaqueLeaf('DIV'));
  expect(opaqueLeaf('svg').type).toBe('SVG');
});

it('only reads', async () => {
  const { root, spine, parts } = prepare('<main><p>text<b id="one">x</b></p></main>');
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  sparseTree(root, spine, parts);
  expect(observer.takeRecords()).toEqual([]);
});
