/** Sets one inline style, and returns what puts back the one that was there. */
export function withStyle(
  element: HTMLElement,
  property: 'display' | 'opacity' | 'position' | 'visibility',
  value: string,
): () => void {
  const before = element.style[property];
  element.style[property] = value;
  return () => {
    element.style[property] = before;
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
