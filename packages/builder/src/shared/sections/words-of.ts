/** Ends of lines, pictures made of letters, and buttons named otherwise than by what they show. */
const UNREAD = 'br, [aria-hidden="true"], button[aria-label]';

/** The words of an element as they are read, in one line. Text of which nothing is read counts as it is. */
export function wordsOf(element: Element | null): string {
  return element ? (read(element).trim() || element.textContent).replace(/\s+/g, ' ').trim() : '';
}

function read(node: Node): string {
  if (node instanceof Text) return node.data;
  return node instanceof Element && node.matches(UNREAD) ? ' ' : [...node.childNodes].map(read).join('');
}
