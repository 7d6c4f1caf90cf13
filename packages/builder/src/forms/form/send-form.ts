import { type Answer, callAdmin, emitBuilderEvent, nonces, readAnswer, renewFormNonce } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import { EVENT, FIELD, INVALID_NONCE, SUBMIT_ACTION } from './contract.ts';
import { type FormAnswer, formAnswer } from './form-answer.ts';

/** Mails and other services may take their time; in ms. */
const TIMEOUT = 30_000;

/** How fields reach the server. */
export type Send = (data: FormData, signal: AbortSignal) => Promise<Answer>;

const post: Send = (data, signal) => callAdmin(SUBMIT_ACTION, data, { signal, timeout: TIMEOUT });

/** Files take as long as they take: they are sent so that it shows. */
async function wayOf(form: HTMLFormElement, data: FormData): Promise<Send> {
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
  if (!hasFiles) return post;
  return importWithRetry(() => import('./upload-form.ts')).then(
    ({ uploadForm }) => uploadForm(form),
    // The files are sent all the same, without a bar.
    () => post,
  );
}

/**
 * Sends a form and raises the builder's events. An outdated nonce is renewed and the form sent once more, which is an
 * event of its own; a second refusal is an answer like any other, but raises none (bricks-dynamic.md §6.7, §9.2).
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

/** An answer that is neither a success nor an error raises no event. */
function eventOf({ isAccepted, type }: FormAnswer): 'bricks/form/success' | 'bricks/form/error' | undefined {
  if (!isAccepted) return EVENT.error;
  return type === 'success' ? EVENT.success : undefined;
}
