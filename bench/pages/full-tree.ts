import type { Part } from '@stirrup/runtime';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { PartHost } from '../../packages/react/src/part-host.tsx';

/** The baseline for the sparse tree: every element of the island as a React element, without props. */
export function fullTree(root: Element, parts: ReadonlyMap<Element, readonly Part[]>): ReactElement {
  const children: ReactNode[] = [];
  for (const node of root.childNodes) {
    if (node instanceof Text) children.push(node.data);
    else if (node instanceof Element) children.push(fullTree(node, parts));
  }
  const element = createElement(root.tagName.toUpperCase(), { suppressHydrationWarning: true }, ...children);
  return (parts.get(root) ?? []).reduce<ReactElement>(
    (inner, part) => createElement(PartHost, { part }, inner),
    element,
  );
}
