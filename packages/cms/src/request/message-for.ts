import { commonTexts } from '../texts/common-texts.ts';
import { text } from '../texts/text.ts';
import { isRequestError, type RequestErrorKind } from './request-error.ts';

type TextName = keyof typeof commonTexts;

const textOfKind: Readonly<Record<RequestErrorKind, TextName>> = {
  timeout: 'timeout',
  offline: 'offline',
  aborted: 'aborted',
  status: 'fetchError',
  'not-json': 'invalidJson',
  schema: 'schema',
  refused: 'refused',
};

/** The error catalogue of the WordPress REST helper (swatches-and-others §6.2, specification shop §8). */
const textOfCode: Readonly<Record<string, TextName>> = {
  fetch_error: 'offline',
  invalid_json: 'invalidJson',
  post_process: 'postProcess',
  unknown_error: 'unknownError',
};

/**
 * A sentence about an error that a visitor can read, in the page's language. Never a technical detail.
 *
 * @example
 * ```ts
 * messageFor(error); // 'You are probably offline.'
 * ```
 */
export function messageFor(error: unknown): string {
  if (!isRequestError(error)) return text(commonTexts, 'unknownError');
  return text(commonTexts, textOfCode[error.code] ?? textOfKind[error.kind]);
}
