import { membersOf } from '@stirrup/runtime';

/** Sets one inline style, and returns a function that restores the earlier one. */
export function withStyle(
  element: HTMLElement,
  property: 'display' | 'opacity' | 'position' | 'visibility',
  value: string,
): () => void {
  const { style } = membersOf(element);
  const before = style[property];
  style[property] = value;
  return () => {
    style[property] = before;
    if (!membersOf(element).getAttribute('style')) membersOf(element).removeAttribute('style');
  };
}
