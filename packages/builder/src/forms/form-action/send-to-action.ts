import { type Answer, emitBuilderEvent, isRequestError, send } from '@stirrup/cms';
import { EVENT, TIMEOUT, UPLOAD_TIMEOUT } from '../form-fields/contract.ts';
import { hasFiles } from '../form-fields/has-files.ts';
import { actionAnswer } from './action-answer.ts';
import type { FormAction } from './form-action.ts';
import type { FormAnswer } from './form-answer.ts';

/** JSON where the server has a choice: scripts read it more surely than a page for people. */
const ACCEPT = 'application/json, text/html;q=0.9, */*;q=0.5';

/**
 * Sends a form to its own action, as the browser would, and reads the answer. The events are the builder's
 * (bricks-dynamic.md §10), for a site's scripts need not care where a form goes.
 *
 * @throws RequestError if there is no usable answer: of a status from 500 on, or from 400 on without a message.
 */
export async function sendToAction(
  { url, isMultipart }: FormAction,
  elementId: string,
  data: FormData,
  signal: AbortSignal,
): Promise<FormAnswer> {
  emitBuilderEvent(EVENT.submit, { elementId, formData: data });
  const isUpload = hasFiles(data);
  const request = send(url, {
    method: 'POST',
    headers: { Accept: ACCEPT },
    body: isMultipart || isUpload ? data : encoded(data),
    signal,
    timeout: isUpload ? UPLOAD_TIMEOUT : TIMEOUT,
  });
  const answer = await request.then((sent) => actionAnswer(sent, url), refusal);
  const event = answer.isAccepted ? EVENT.success : EVENT.error;
  emitBuilderEvent(event, { elementId, formData: data, res: answer.response });
  return answer;

  /** Refused entries are an answer, if it says why: status 422 with errors, for example. */
  function refusal(error: unknown): FormAnswer {
    if (!isRequestError(error) || error.kind !== 'status' || !error.headers || error.status >= 500) throw error;
    const { status, headers, body } = error;
    const refused = actionAnswer({ url, status, headers, body } satisfies Answer, url);
    if (!refused.html && refused.problems.size === 0) throw error;
    return refused;
  }
}

/** A form that is not multipart sends the names of its files. */
function encoded(data: FormData): URLSearchParams {
  return new URLSearchParams(
    Array.from(data, ([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
  );
}
