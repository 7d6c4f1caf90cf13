import { isRequestError, messageFor } from '@stirrup/cms';
import { checkoutTexts, commonTexts, text } from '@stirrup/cms/texts';
import { createMessage } from '../../shared/message-beside.ts';

/** The shop's answer to a nonce that has expired (woocommerce.md §2.0). */
const FORBIDDEN = 403;

/** Words for a call that has no usable answer. */
export interface Failure {
  readonly message: string;
  /** Only a fresh page can do it: one is offered. */
  readonly needsReload: boolean;
}

/** The page's nonce has expired: it was open for too long, or came out of a cache. */
export function expiredPage(): Failure {
  return { message: text(commonTexts, 'pageExpired'), needsReload: true };
}

/** A sentence for the visitor about a call that has no usable answer. What is no such failure is reported, too. */
export function couponFailure(error: unknown): Failure {
  if (!isRequestError(error)) reportError(error);
  else if (error.kind === 'status' && error.status === FORBIDDEN) return expiredPage();
  return { message: messageFor(error), needsReload: false };
}

/** Puts a failure's words into an element, and offers what helps. */
export function renderFailure(note: Element, { message, needsReload }: Failure): void {
  note.textContent = message;
  if (!needsReload) return;
  // A link, which needs no listener: notices come into the page as HTML. Without its fragment the address is loaded anew.
  const { pathname, search } = location;
  const link = Object.assign(document.createElement('a'), {
    href: pathname + search,
    textContent: text(checkoutTexts, 'reload'),
  });
  note.append(' ', link);
}

/** Says a failure after an element; returns what takes it away. */
export function showFailureAfter(element: Element, failure: Failure): () => void {
  const note = createMessage('');
  renderFailure(note, failure);
  element.after(note);
  return () => note.remove();
}
