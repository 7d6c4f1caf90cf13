import { isRequestError, messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createMessage } from '../../shared/message-beside.ts';
import { couponTexts } from './texts.ts';

/** The shop's answer to a nonce that has expired (woocommerce.md §2.0). */
const FORBIDDEN = 403;

/** Message for a call without a usable answer. */
export interface Failure {
  readonly message: string;
  /** Only a reload can help: the message offers one. */
  readonly needsReload: boolean;
}

/** The page's nonce has expired: it was open for too long, or came out of a cache. */
export function expiredPage(): Failure {
  return { message: text(commonTexts, 'pageExpired'), needsReload: true };
}

/** Message for the visitor about a failed call. Errors of other kinds are also reported as exceptions. */
export function failureFromError(error: unknown): Failure {
  if (!isRequestError(error)) reportError(error);
  else if (error.kind === 'status' && error.status === FORBIDDEN) return expiredPage();
  return { message: messageFor(error), needsReload: false };
}

/** A failure with a text for the visitor, which may be all that is known. */
export function toFailure(reason: string | Failure): Failure {
  return typeof reason === 'string' ? { message: reason, needsReload: false } : reason;
}

/** Puts a failure's message into an element, with a link to reload if that helps. */
export function renderFailure(note: Element, { message, needsReload }: Failure): void {
  note.textContent = message;
  if (!needsReload) return;
  // A link needs no listener, so it also works in notices, which enter the page as HTML. Without a hash the browser
  // reloads.
  const { pathname, search } = location;
  const link = Object.assign(document.createElement('a'), {
    href: pathname + search,
    textContent: text(couponTexts, 'reload'),
  });
  note.append(' ', link);
}

/** Creates a message about a failed call. */
export function createFailureMessage(error: unknown): HTMLElement {
  const note = createMessage('');
  renderFailure(note, failureFromError(error));
  return note;
}
