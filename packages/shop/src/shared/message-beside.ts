/** Class of our messages, known to the optional stylesheet. */
const MESSAGE_CLASS = 'stirrup-message';

/** Creates an error message with the role alert: it is shown and announced. */
export function createMessage(message: string): HTMLElement {
  const properties = { className: MESSAGE_CLASS, role: 'alert', textContent: message };
  return Object.assign(document.createElement('span'), properties);
}

/** Place of one message at a time, which goes with its island. */
export interface MessageSlot {
  /** Shows a message after an element, in place of the earlier one. */
  readonly show: (element: Element, message: HTMLElement) => void;
  readonly dismiss: () => void;
}

/** Creates a place for messages; the last one is removed when the signal aborts. */
export function createMessageSlot(signal: AbortSignal): MessageSlot {
  let shown: HTMLElement | undefined;
  const dismiss = () => shown?.remove();
  signal.addEventListener('abort', dismiss);
  return {
    dismiss,
    show: (element, message) => {
      dismiss();
      shown = message;
      element.after(message);
    },
  };
}

/** Shows a message after an element; others may refer to it by `id`. Returns a function that removes it. */
export function showMessageAfter(element: Element, message: string, id = ''): () => void {
  const note = createMessage(message);
  if (id) note.id = id;
  element.after(note);
  return () => note.remove();
}
