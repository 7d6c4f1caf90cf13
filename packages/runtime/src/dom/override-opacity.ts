/**
 * Shows an element that the server hides by an inline `opacity: 0`, or by a class. An animation overrides both and leaves the
 * markup as printed, so the element stays visible if its island fails or is released.
 *
 * @example
 * ```ts
 * for (const hidden of document.querySelectorAll('.printed-hidden')) overrideOpacity(hidden);
 * ```
 */
export function overrideOpacity(element: Element): void {
  element.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
}
