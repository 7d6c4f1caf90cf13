import { membersOf } from '@stirrup/runtime';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { asContainer } from './as-container.ts';

/** React's containers, by those of the page. */
const reactContainers = new WeakMap<Element, Element>();

/**
 * Renders into an element that the island has created. Parts listen for events themselves, so React is kept from
 * listening there: its 142 listeners would stay on the element for good. Events from inside the portal reach the
 * listeners of the part around it.
 *
 * @example
 * ```html
 * <p class="stars"></p>
 * ```
 * ```tsx
 * return <>{island.bind({ root: () => ({ onClick: choose }) })}{silentPortal(<Stars value={value} />, container)}</>;
 * ```
 */
export function silentPortal(children: ReactNode, container: Element): ReactPortal {
  const reactContainer = reactContainers.get(container) ?? reactContainerOf(container);
  reactContainers.set(container, reactContainer);
  return createPortal(children, reactContainer);
}

function reactContainerOf(container: Element): Element {
  const { namespaceURI, ownerDocument, nodeName, tagName } = membersOf(container);
  return asContainer({
    nodeType: Node.ELEMENT_NODE,
    nodeName,
    tagName,
    namespaceURI,
    ownerDocument,
    addEventListener() {
      // Parts listen for events themselves.
    },
    appendChild: <T extends Node>(node: T): T => membersOf(container).appendChild(node),
    insertBefore: <T extends Node>(node: T, before: Node | null): T => membersOf(container).insertBefore(node, before),
    removeChild: <T extends Node>(node: T): T => membersOf(container).removeChild(node),
  });
}
