import { callAdmin, emitBuilderEvent, nonces, readAnswer, renewFormNonce } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import { type FormAnswer, formAnswer } from '../form-action/form-answer.ts';
import { EVENT, TIMEOUT, UPLOAD_TIMEOUT } from '../form-fields/contract.ts';
import { hasFiles } from '../form-fields/has-files.ts';
import type { Send } from '../form-fields/send.ts';
import { FIELD, INVALID_NONCE, SUBMIT_ACTION } from './contract.ts';

const postWithin =
  (timeout: number): Send =>
  (data, signal) =>
    callAdmin(SUBMIT_ACTION, data, { signal, timeout });

/** An upload has no limit as long as it makes progress: it shows a bar and can be cancelled. */
async function wayOf(form: HTMLFormElement, data: FormData): Promise<Send> {
  if (!hasFiles(data)) return postWithin(TIMEOUT);
  return importWithRetry(() => import('../form-files/file-code.ts')).then(
    ({ uploadForm }) => uploadForm(form),
    // Without that code the files are sent as well, without a bar.
    () => postWithin(UPLOAD_TIMEOUT),
  );
}

/**
 * Sends a form and emits the builder's events. After an outdated nonce, which is renewed, the form is sent a second time with
 * an event of its own; a second refusal is an answer like any other, but emits none (bricks-dynamic.md §6.7, §9.2).
 *
 * @throws RequestError where there is no usable answer.
 */
export async function sendForm(
  form: HTMLFormElement,
  elementId: string,
  data: FormData,
  signal: AbortSignal,
): Promise<FormAnswer> {
  const send = await wayOf(form, data);
  const once = async () => {
    emitBuilderEvent(EVENT.submit, { elementId, formData: data });
    return readAnswer(formAnswer, await send(data, signal));
  };
  const nonce = nonces().form;
  const sent = nonce.get();
  let answer = await once();
  if (answer.code === INVALID_NONCE) {
    // Another form may have renewed it while this one was on its way.
    if (nonce.get() === sent) await renewFormNonce();
    signal.throwIfAborted();
    data.set(FIELD.nonce, nonce.get());
    answer = await once();
    if (answer.code === INVALID_NONCE) return answer;
  }
  const event = eventOf(answer);
  if (event) emitBuilderEvent(event, { elementId, formData: data, res: answer.response });
  return answer;
}

/** The event of an answer; none where it is neither a success nor an error. */
function eventOf({ isAccepted, type }: FormAnswer): (typeof EVENT)['success' | 'error'] | undefined {
  if (!isAccepted) return EVENT.error;
  return type === 'success' ? EVENT.success : undefined;
}
