/** Comments that React reads as boundaries of its own while it hydrates. */
const REACT_MARKER = /^(\/?[$&]|\$[?!~]|F!?)$/;

/**
 * Removes what a script may have left among the children of spine elements and React cannot hydrate, and returns a
 * function that puts the rest back as it was.
 *
 * Empty text nodes go for good: nobody can see them, and React takes each for a mismatch. Comments that look like
 * React's own markers are disguised until hydration is over; after it React reads no comments.
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
