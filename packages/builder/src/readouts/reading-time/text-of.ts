/** Elements whose text nobody reads. */
const UNREAD = 'script, style, noscript, template';

/** The text of an element, without the given element in it. Needs no layout, and copies no markup. */
export function textOf(content: Element, without: Element): string {
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let text = '';
  while (nodes.nextNode()) {
    const { parentElement, nodeValue } = nodes.currentNode;
    if (!parentElement?.closest(UNREAD) && !without.contains(parentElement)) text += nodeValue ?? '';
  }
  return text;
}
