import { type Answer, checkStatus, RequestError, type RequestErrorKind } from '@stirrup/cms';

/** Options of an upload. */
export interface UploadOptions {
  /** Aborts the upload, which then rejects with kind `aborted`. */
  readonly signal: AbortSignal;
  /** Called as bytes are sent, with the share sent so far; 1 when all are sent and the server is processing them. */
  readonly onProgress: (share: number) => void;
}

/**
 * Longest time without any progress, in ms: the whole upload has no timeout, since its duration depends on the files.
 */
const STANDSTILL = 30_000;

/**
 * Posts a form with its files and reports the progress of the upload, which `fetch` cannot. Otherwise it works like
 * `send`.
 *
 * @example
 * ```ts
 * const answer = await sendWithProgress(adminUrl(), data, { signal, onProgress: bar.update });
 * ```
 * @throws RequestError of kind `timeout`, `offline`, `aborted` or `status`.
 */
export async function sendWithProgress(
  url: string,
  data: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<Answer> {
  const what = `POST ${url}`;
  const call = new XMLHttpRequest();
  let clock: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = (kind: RequestErrorKind, reason: string, code = '') =>
      reject(new RequestError(kind, `${what} ${reason}.`, { code }));
    const wait = () => {
      clearTimeout(clock);
      clock = setTimeout(() => call.abort(), STANDSTILL);
    };
    const reportProgress = ({ loaded, total }: ProgressEvent) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.open('POST', url);
    call.upload.onprogress = reportProgress;
    call.onprogress = wait;
    call.onload = () => resolve();
    call.onerror = () => fail('offline', 'reached no server', 'fetch_error');
    call.onabort = () =>
      signal.aborted ? fail('aborted', 'was aborted') : fail('timeout', `stood still for ${STANDSTILL} ms`);
    signal.addEventListener('abort', () => call.abort());
    call.send(data);
    wait();
    if (signal.aborted) call.abort();
  }).finally(() => clearTimeout(clock));
  const { responseURL, status, responseText: body } = call;
  return checkStatus(what, { url: responseURL || url, status, headers: headersOf(call), body });
}

function headersOf(call: XMLHttpRequest): Headers {
  const lines = call.getAllResponseHeaders().matchAll(/^(.+?): (.*)/gm);
  return new Headers(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}
