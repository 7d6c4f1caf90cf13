/**
 * Shows what the server hides by an inline `opacity: 0`. An animation lies over inline styles and leaves the markup as it
 * was printed, so that it stays in sight when its island fails or is released.
 */
export function lift(element: Element): void {
  element.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
}
