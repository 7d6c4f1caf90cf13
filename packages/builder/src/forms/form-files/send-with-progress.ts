import { type Answer, checkStatus, RequestError, type RequestErrorKind } from '@stirrup/cms';

/** Options of an upload. */
export interface UploadOptions {
  /** Ends the upload: it rejects with kind `aborted`. */
  readonly signal: AbortSignal;
  /** Called as bytes go out; 1 when all have gone and the server is at work. */
  readonly onProgress: (share: number) => void;
  /**
   * How long nothing may move, in ms. Not how long all of it may take: that depends on the files.
   *
   * @default 30_000
   */
  readonly timeout?: number;
}

const STANDSTILL = 30_000;

/**
 * Posts a form with its files, and tells how much of it has gone out, which `fetch` cannot. Otherwise it is `send`.
 *
 * @example
 * ```ts
 * const answer = await sendWithProgress(adminUrl(), data, { signal, onProgress: bar.update });
 * ```
 * @throws RequestError of kind `timeout`, `offline`, `aborted` or `status`.
 */
export async function sendWithProgress(url: string, data: FormData, options: UploadOptions): Promise<Answer> {
  const { signal, onProgress, timeout = STANDSTILL } = options;
  const what = `POST ${url}`;
  const call = new XMLHttpRequest();
  let clock: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    const fail = (kind: RequestErrorKind, why: string, code = '') =>
      reject(new RequestError(kind, `${what} ${why}.`, { code }));
    const wait = () => {
      clearTimeout(clock);
      clock = setTimeout(() => call.abort(), timeout);
    };
    const tell = ({ loaded, total }: ProgressEvent) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.open('POST', url);
    call.upload.onprogress = tell;
    call.onprogress = wait;
    call.onload = () => resolve();
    call.onerror = () => fail('offline', 'reached no server', 'fetch_error');
    call.onabort = () =>
      signal.aborted ? fail('aborted', 'was aborted') : fail('timeout', `stood still for ${timeout} ms`);
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
