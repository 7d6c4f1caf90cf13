import { commonTexts } from '../texts/common-texts.ts';
import { text } from '../texts/text.ts';
import { isRequestError, type RequestError, type RequestErrorKind } from './request-error.ts';

type TextName = keyof typeof commonTexts;

const textOfKind: Readonly<Record<RequestErrorKind, TextName>> = {
  timeout: 'timeout',
  offline: 'offline',
  aborted: 'aborted',
  status: 'fetchError',
  // A page in place of an answer: the shop is in maintenance, or a proxy in front of it has answered.
  'not-json': 'serverError',
  schema: 'schema',
  refused: 'refused',
};

/** Texts for visitors by status; all from 500 on are failures of the server. */
const textOfStatus: Readonly<Record<number, TextName>> = {
  401: 'pageExpired',
  403: 'pageExpired',
  408: 'timeout',
  413: 'tooLarge',
  419: 'pageExpired',
  429: 'tooMany',
  504: 'timeout',
};

/**
 * Texts by code, from the CMS's catalogue of errors (swatches-and-others.md §6.2, shop-specification.md §8).
 */
const textOfCode: Readonly<Record<string, TextName>> = { post_process: 'postProcess' };

/**
 * A sentence about an error for visitors, in the page's language, without technical details. The status takes
 * precedence over the body: for an HTML error page, WordPress's REST helper only reports invalid JSON.
 *
 * @example
 * ```ts
 * messageFor(error); // 'You are probably offline. …'
 * ```
 */
export function messageFor(error: unknown): string {
  return text(commonTexts, isRequestError(error) ? nameOf(error) : 'unknownError');
}

function nameOf({ code, kind, status }: RequestError): TextName {
  if (kind !== 'status') return textOfKind[kind];
  return textOfCode[code] ?? textOfStatus[status] ?? (status >= 500 ? 'serverError' : textOfKind.status);
}
