/** Class of our messages, known to the optional stylesheet. */
const MESSAGE_CLASS = 'stirrup-message';

/** Creates an error message with the role alert: it is shown and announced. */
export function createMessage(message: string): HTMLElement {
  const properties = { className: MESSAGE_CLASS, role: 'alert', textContent: message };
  return Object.assign(document.createElement('span'), properties);
}

/** Shows a message after an element; others may refer to it by `id`. Returns a function that removes it. */
export function showMessageAfter(element: Element, message: string, id = ''): () => void {
  const note = createMessage(message);
  if (id) note.id = id;
  element.after(note);
  return () => note.remove();
}
