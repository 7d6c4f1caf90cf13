/** Class of our messages; the optional stylesheet knows it. */
const MESSAGE_CLASS = 'stirrup-message';

/** An element that says what went wrong, where the visitor is looking and aloud. */
export function createMessage(message: string): HTMLElement {
  const properties = { className: MESSAGE_CLASS, role: 'alert', textContent: message };
  return Object.assign(document.createElement('span'), properties);
}

/** Puts a message after an element, by an id that others may describe themselves by; returns what takes it away. */
export function showMessageAfter(element: Element, message: string, id = ''): () => void {
  const note = createMessage(message);
  if (id) note.id = id;
  element.after(note);
  return () => note.remove();
}
