/** The text nodes in an element or a fragment, in their order. */
export function* textNodesIn(place: Node): Generator<Text> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}
