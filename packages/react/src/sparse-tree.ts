import { membersOf, type Part } from '@stirrup/runtime';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { opaqueLeaf } from './opaque-leaf.ts';
import { PartHost } from './part-host.tsx';

/**
 * Describes an island's markup to React as sparsely as possible: only the ancestors of parts (the spine) become React
 * elements with children, every other child is one opaque leaf, and each part is wrapped in its {@link PartHost}. The
 * cost follows the number of parts and their neighbours, not the size of the page: 20 parts among 5,000 nodes take 87
 * React elements instead of 2,821 (react-and-foreign-markup.md §2.1).
 *
 * Does not change the DOM. `normaliseSpine` has to run first, and hydration in the same task, so that React finds
 * exactly the described markup; `e2e/react/sparse-tree.e2e.ts` tests that with each version of React.
 *
 * What breaks if you simplify this:
 * - a spine element with any prop of its own lets React fight the CMS over that attribute;
 * - children given as an array need keys, and keys make React move nodes;
 * - leaving whitespace text out is a mismatch, and nothing would be hydrated.
 */
export function sparseTree(
  root: Element,
  spine: ReadonlySet<Element>,
  parts: ReadonlyMap<Element, readonly Part[]>,
): ReactElement {
  const describe = (element: Element): ReactElement => {
    const described = spine.has(element)
      ? createElement(
          membersOf(element).tagName.toUpperCase(),
          { suppressHydrationWarning: true },
          ...describeChildren(element),
        )
      : opaqueLeaf(membersOf(element).tagName);
    return (parts.get(element) ?? []).reduce((inner, part) => createElement(PartHost, { part }, inner), described);
  };
  const describeChildren = (element: Element): ReactNode[] => {
    const children: ReactNode[] = [];
    for (const node of membersOf(element).childNodes) {
      if (node instanceof Text) children.push(node.data);
      else if (node instanceof Element) children.push(describe(node));
    }
    return children;
  };
  return describe(root);
}
