import { createElement, type ReactNode } from 'react';
import { opaqueLeaf } from './opaque-leaf.ts';
import type { Part } from './part.ts';
import { PartHost } from './part-host.tsx';

/**
 * Describes an island's markup to React as sparsely as possible: only the ancestors of parts (the spine) become React
 * elements, parts become {@link PartHost}s, and every other child is one opaque leaf. The cost follows the number of
 * parts, not the size of the page: 20 parts among 5,000 nodes take 87 React elements instead of 2,821
 * (references/island-architecture.md §4).
 *
 * Only reads the DOM. `normaliseSpine` has to run first, and hydration in the same task, so that React finds exactly
 * what was described.
 *
 * What breaks if you simplify this:
 * - a spine element with any prop of its own lets React fight the CMS over that attribute;
 * - children given as an array need keys, and keys make React move nodes;
 * - leaving whitespace text out is a mismatch, and the whole root would be rendered anew.
 */
export function sparseTree(root: Element, parts: ReadonlyMap<Element, Part>): ReactNode {
  const spine = new Set<Element>();
  for (let element of parts.keys()) {
    while (element !== root && element.parentElement && !spine.has(element.parentElement)) {
      element = element.parentElement;
      spine.add(element);
    }
  }

  const describe = (element: Element): ReactNode => {
    const part = parts.get(element);
    const inner = spine.has(element) ? describeChildren(element) : undefined;
    if (part) return createElement(PartHost, { part, inner });
    if (inner) return createElement(element.tagName.toUpperCase(), { suppressHydrationWarning: true }, ...inner);
    return opaqueLeaf(element.tagName);
  };
  const describeChildren = (element: Element): ReactNode[] => {
    const children: ReactNode[] = [];
    for (const node of element.childNodes) {
      if (node instanceof Text) children.push(node.data);
      else if (node instanceof Element) children.push(describe(node));
    }
    return children;
  };
  return describe(root);
}
