import type { Answer } from './answer.ts';
import { checkStatus } from './check-status.ts';
import { RequestError } from './request-error.ts';

/** Default timeout of a call, in ms. */
const DEFAULT_TIMEOUT = 10_000;

/** Longest time between `beforeunload` and the end of a page that is left, in ms. */
const LEAVING_TIME = 1000;

const LEAVING_EVENTS = ['beforeunload', 'pagehide'] as const;

/** Options of any call. */
export interface CallOptions {
  /** Aborts the call: it rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout for the complete answer, in ms. @default 10_000 */
  readonly timeout?: number | undefined;
}

/** Methods of HTTP that calls have. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request. */
export interface RequestOptions extends CallOptions {
  /** @default 'GET' */
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/**
 * Makes one request with same-origin cookies and waits for the complete body, within the timeout.
 *
 * @throws RequestError of kind `timeout`, `offline`, `aborted` or `status`.
 */
export async function send(url: string, options: RequestOptions = {}): Promise<Answer> {
  const { signal, timeout = DEFAULT_TIMEOUT, ...init } = options;
  const clock = AbortSignal.timeout(timeout);
  // Firefox and Safari abort all requests of a page as soon as the visitor leaves it, before it goes.
  let isLeaving = false;
  const leave = ({ type }: Event) => {
    isLeaving = true;
    // A download, or a visitor who stays after all, leaves nothing.
    if (type === 'beforeunload') setTimeout(() => (isLeaving = false), LEAVING_TIME);
  };
  // Safari on iOS has the second only.
  for (const event of LEAVING_EVENTS) addEventListener(event, leave);
  const what = `${init.method ?? 'GET'} ${url}`;
  let answer: Answer;
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    const { status, headers } = response;
    answer = { url: response.url || url, status, headers, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted || (isLeaving && !clock.aborted))
      throw new RequestError('aborted', `${what} was aborted.`, { cause });
    if (clock.aborted) throw new RequestError('timeout', `${what} had no answer after ${timeout} ms.`, { cause });
    throw new RequestError('offline', `${what} reached no server.`, { cause, code: 'fetch_error' });
  } finally {
    for (const event of LEAVING_EVENTS) removeEventListener(event, leave);
  }
  return checkStatus(what, answer);
}
