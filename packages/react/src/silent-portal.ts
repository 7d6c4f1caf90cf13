import { membersOf } from '@stirrup/runtime';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { isContainer } from './is-container.ts';

const containers = new WeakMap<Element, Element>();

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
 * return <>{island.bind({ root: () => ({ onClick: choose }) })}{silentPortal(<Stars value={value} />, place)}</>;
 * ```
 * @throws {Error} if React no longer accepts such a container.
 */
export function silentPortal(children: ReactNode, place: Element): ReactPortal {
  const container = containers.get(place) ?? containerOf(place);
  containers.set(place, container);
  return createPortal(children, container);
}

function containerOf(place: Element): Element {
  const { namespaceURI, ownerDocument, nodeName, tagName } = membersOf(place);
  const container = {
    nodeType: Node.ELEMENT_NODE,
    nodeName,
    tagName,
    namespaceURI,
    ownerDocument,
    addEventListener() {
      // Parts listen for events themselves.
    },
    appendChild: <T extends Node>(node: T): T => membersOf(place).appendChild(node),
    insertBefore: <T extends Node>(node: T, before: Node | null): T => membersOf(place).insertBefore(node, before),
    removeChild: <T extends Node>(node: T): T => membersOf(place).removeChild(node),
  };
  if (!isContainer(container)) throw new Error('Stirrup: React no longer accepts a container that does not listen.');
  return container;
}
