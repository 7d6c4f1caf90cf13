import { tryFocusOnce } from '@stirrup/overlays/focus';

/** Focuses an element or, if it is hidden, the nearest one around it, so that the visitor goes on from its place. */
export function focusNearest(element: Element | null): void {
  let nearest = element;
  while (nearest && !tryFocusOnce(nearest)) nearest = nearest.parentElement;
}
