/** The nodes of text in an element or a fragment. */
export function* textNodesIn(place: Node): Generator<Node> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode;
}
