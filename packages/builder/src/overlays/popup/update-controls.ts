/** Sets `aria-expanded` on all controls of an element, anywhere on the page. */
export function updateControls({ id }: Element, isOpen: boolean): void {
  if (!id) return;
  for (const control of document.querySelectorAll(`[aria-controls~="${CSS.escape(id)}"]`)) {
    control.setAttribute('aria-expanded', String(isOpen));
  }
}
