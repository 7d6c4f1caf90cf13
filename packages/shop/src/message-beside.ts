/** Class of our messages; the optional stylesheet knows it. */
export const MESSAGE_CLASS = 'stirrup-message';

/** Says what went wrong, where the visitor is looking and aloud; returns what takes it away. */
export function showMessageAfter(element: Element, message: string): () => void {
  const note = document.createElement('span');
  note.className = MESSAGE_CLASS;
  note.setAttribute('role', 'alert');
  note.textContent = message;
  element.after(note);
  return () => note.remove();
}
