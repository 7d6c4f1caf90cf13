/** Comments that React treats as its own boundaries during hydration. */
const REACT_MARKER = /^(\/?[$&]|\$[?!~]|F!?)$/;

/**
 * Removes nodes among the children of spine elements that React cannot hydrate, as scripts may leave them. Returns a
 * function that restores the comments.
 *
 * Empty text nodes are removed for good: they are invisible, and React treats each as a mismatch. Comments that look
 * like React's own markers are disguised until hydration is over; afterwards React reads no comments.
 */
export function normaliseSpine(spine: Iterable<Element>): () => void {
  const disguised = new Map<Comment, string>();
  for (const element of spine) {
    for (const node of [...element.childNodes]) {
      if (node instanceof Text && node.data === '') node.remove();
      if (node instanceof Comment && REACT_MARKER.test(node.data)) {
        disguised.set(node, node.data);
        node.data = ` ${node.data}`;
      }
    }
  }
  return () => {
    for (const [comment, data] of disguised) comment.data = data;
  };
}
