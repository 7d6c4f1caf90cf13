/** Says on the controls of an element, wherever they are, whether it is open. */
export function updateControls({ id }: Element, isOpen: boolean): void {
  if (!id) return;
  for (const control of document.querySelectorAll(`[aria-controls~="${CSS.escape(id)}"]`)) {
    control.setAttribute('aria-expanded', String(isOpen));
  }
}
