import { isRecord } from '../schema/is-record.ts';
import type { Answer } from './answer.ts';
import { RequestError } from './request-error.ts';

/**
 * Returns an answer of status 2xx, and throws for all others. For requests that are not made by `send`, but fail in the
 * same way.
 *
 * @param what The request, for developers: `POST /wp-admin/admin-ajax.php`.
 * @throws RequestError of kind `status`.
 */
export function checkStatus(what: string, answer: Answer): Answer {
  const { status, headers, body } = answer;
  if (status >= 200 && status <= 299) return answer;
  const message = `${what}: Request failed with status ${status}.`;
  throw new RequestError('status', message, { status, headers, body, code: codeOf(body) });
}

/**
 * The code of the CMS's error object, else that of WordPress's catalogue for such answers (swatches-and-others.md
 * §6.2).
 */
function codeOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) && typeof value['code'] === 'string' ? value['code'] : 'unknown_error';
  } catch {
    return 'invalid_json';
  }
}
