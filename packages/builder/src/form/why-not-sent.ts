import { isRequestError, messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';

/** Why a form was not sent, in words for visitors; what was wrong with the server's answer tells them nothing. */
export function whyNotSent(error: unknown): string {
  const isAnswered = isRequestError(error) && (error.kind === 'status' || error.kind === 'not-json');
  return isAnswered ? text(commonTexts, 'fetchError') : messageFor(error);
}
