/** True for boxes that hide their content visually, but not from screen readers. */
const isForEars = (element: Element) => {
  const { clipPath, clip, position } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return position === 'absolute' && (width <= 1 || height <= 1 || clipPath.startsWith('inset(50%') || clip !== 'auto');
};

/** An element and its ancestors, innermost first. */
export function around(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let one = element; one; one = one.parentElement) all.push(one);
  return all;
}

/** True if an element is visible, apart from being cut off. */
export function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Pictures made of text, and honeypots, are not text to read.
    !element.closest('[inert], noscript, option, svg, script, style, [role="img"], [aria-hidden="true"]') &&
    Number.parseFloat(getComputedStyle(element).textIndent) > -100 &&
    !around(element).some(isForEars)
  );
}

/** A text node on the page. */
export interface Words {
  readonly node: Text;
  readonly element: Element;
  readonly text: string;
}

/** All visible text. */
export function wordsSeen(): Words[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Words[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (node instanceof Text && element && text && isSeen(element)) words.push({ node, element, text });
  }
  return words;
}

/** The boxes of a text, one per line. */
export function linesOf({ node }: Words): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** Name of an element in findings. */
export function nameOf(element: Element): string {
  const words = element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 30);
  const classes = element.classList.length > 0 ? `.${[...element.classList].slice(0, 3).join('.')}` : '';
  const part = element.getAttribute('data-part');
  return `${element.localName}${element.id && `#${element.id}`}${classes}${part ? `[data-part=${part}]` : ''} "${words}"`;
}
