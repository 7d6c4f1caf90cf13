import { membersOf } from '@stirrup/runtime';

/** Comments that React treats as its own boundaries during hydration. */
const REACT_MARKER = /^(\/?[$&]|\$[?!~]|F!?)$/;

/**
 * Removes nodes among the children of spine elements that React cannot hydrate, as scripts may leave them, until
 * hydration is over; afterwards React reads neither. Returns a function that restores them.
 *
 * Empty text nodes are removed: React treats each as a mismatch, and other frameworks insert before theirs. Comments
 * that look like React's own markers are disguised.
 */
export function normaliseSpine(spine: Iterable<Element>): () => void {
  const disguised = new Map<Comment, string>();
  const removed: (readonly [node: Text, parent: Element, next: ChildNode | null])[] = [];
  for (const element of spine) {
    for (const node of [...element.childNodes]) {
      if (node instanceof Text && node.data === '') {
        removed.push([node, element, node.nextSibling]);
        node.remove();
      }
      if (node instanceof Comment && REACT_MARKER.test(node.data)) {
        disguised.set(node, node.data);
        node.data = ` ${node.data}`;
      }
    }
  }
  return () => {
    for (const [comment, data] of disguised) comment.data = data;
    // The last one first: neighbours among them are in place then.
    for (const [node, parent, next] of removed.reverse())
      membersOf(parent).insertBefore(node, next?.parentNode === parent ? next : null);
  };
}
