/**
 * Shows an element that the server hides by an inline `opacity: 0`. An animation overrides inline styles and leaves the
 * markup as printed, so the element stays visible if its island fails or is released.
 */
export function overrideOpacity(element: Element): void {
  element.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
}
