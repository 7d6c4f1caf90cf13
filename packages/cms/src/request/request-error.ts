/**
 * Reason why a call has no usable answer.
 *
 * - `timeout`: no complete answer in time
 * - `offline`: no answer from the network (offline, refused connection, blocked)
 * - `aborted`: by the caller's signal, or by the browser because the visitor leaves the page
 * - `status`: not 2xx; `code` is that of the CMS's error object, if it sent one
 * - `not-json`: a 2xx whose body is empty or not JSON, or a whole HTML page in place of a fragment
 * - `schema`: JSON of another shape than the contract's
 * - `refused`: a well-formed refusal (`{success: false}`) for a call that requires a success
 */
export type RequestErrorKind = 'timeout' | 'offline' | 'aborted' | 'status' | 'not-json' | 'schema' | 'refused';

/** Details of a `RequestError` besides its kind. */
export interface RequestErrorDetails {
  /** HTTP status; 0 without an answer. */
  readonly status?: number;
  /** Code of the CMS's error object (`rest_cookie_invalid_nonce`), or of the WordPress error catalogue (`post_process`). */
  readonly code?: string;
  /** The answer's body. */
  readonly body?: string;
  /** The answer's headers. */
  readonly headers?: Headers;
  readonly cause?: unknown;
}

/**
 * The error of every call. Its `message` is for developers: show visitors `messageFor(error)`.
 *
 * @example
 * ```ts
 * try {
 *   await removeFromCart(key);
 * } catch (error) {
 *   if (isRequestError(error) && error.kind === 'timeout') notice(messageFor(error));
 * }
 * ```
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number;
  readonly code: string;
  /** The answer's body; empty without an answer. */
  readonly body: string;
  /** The answer's headers, if there was an answer. */
  readonly headers: Headers | undefined;

  constructor(kind: RequestErrorKind, message: string, details: RequestErrorDetails = {}) {
    const { status = 0, code = '', body = '', headers, cause } = details;
    super(message, { cause });
    this.headers = headers;
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** True for a `RequestError`, also of another copy of the library on the page, for which `instanceof` fails. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError';
}

/** True if the caller, or the visitor who leaves the page, has ended a call: nobody waits for a message. */
export function isAborted(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'aborted';
}
