import type * as z from 'zod/mini';
import { isInvalidNonce } from '../nonces/is-invalid-nonce.ts';
import { nonces } from '../nonces/nonces.ts';
import { renewRestNonce } from '../nonces/renew-rest-nonce.ts';
import type { Answer } from '../request/answer.ts';
import { readAnswer } from '../request/read-answer.ts';
import { type CallOptions, type Method, send } from '../request/send.ts';
import { CONTENT_TYPE, HEADER, REST_ACCEPT } from './contract.ts';
import { wordpressUrl } from './wordpress-url.ts';

/** Options of a call of WordPress REST. */
export interface WordpressCallOptions extends CallOptions {
  /**
   * PUT, PATCH and DELETE are sent as POST with a header for the method. @default 'GET', 'POST' with `data` or `body`
   */
  readonly method?: Method;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly data?: unknown;
  /** Sent unchanged, for instance a `FormData` with a file. */
  readonly body?: BodyInit;
}

const OVERRIDDEN: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/**
 * Calls WordPress REST and validates the answer (swatches-and-others.md §6): root and nonce are the page's, the
 * language is the user's, status 204 reads as `null`. A refused nonce is renewed once; if that is impossible, because
 * the visitor is a guest on a cached page, the call is repeated without one.
 *
 * @example
 * ```ts
 * const variations = await callWordpress('/woo-variation-swatches/v1/single-product/12', z.array(variation));
 * ```
 * @throws RequestError with a code of the catalogue (`invalid_json`, `fetch_error`, `unknown_error`) or the server's.
 */
export async function callWordpress<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  options?: WordpressCallOptions,
): Promise<z.output<Schema>> {
  return readWordpress(schema, await sendWordpress(wordpressUrl(path, options?.query), options));
}

/** The JSON of an answer; status 204 has none and reads as `null`. */
export function readWordpress<Schema extends z.core.$ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  return readAnswer(schema, answer.status === 204 ? { ...answer, body: 'null' } : answer);
}

/** Calls an address of WordPress REST, renewing the nonce once, and returns the raw answer. */
export async function sendWordpress(url: string, options: WordpressCallOptions = {}): Promise<Answer> {
  const { rest } = nonces();
  const sent = rest.get();
  try {
    return await once(url, options, sent);
  } catch (error) {
    if (!sent || !isInvalidNonce(error)) throw error;
  }
  if (rest.get() === sent) await renewRestNonce();
  return once(url, options, rest.get());
}

async function once(url: string, options: WordpressCallOptions, nonce: string): Promise<Answer> {
  const { method, data, body, signal, timeout } = options;
  const wanted = method ?? (data === undefined && body === undefined ? 'GET' : 'POST');
  const isOverridden = OVERRIDDEN.includes(wanted);
  const content = data === undefined ? body : JSON.stringify(data);
  const answer = await send(url, {
    signal,
    timeout,
    method: isOverridden ? 'POST' : wanted,
    headers: {
      ...REST_ACCEPT,
      ...(isOverridden && { [HEADER.methodOverride]: wanted }),
      ...((isOverridden || data !== undefined) && { [HEADER.contentType]: CONTENT_TYPE.rest }),
      // The nonce is this site's secret: it is sent to no other origin.
      ...(nonce && new URL(url).origin === location.origin && { [HEADER.nonce]: nonce }),
    },
    ...(content !== undefined && { body: content }),
  });
  const fresh = answer.headers.get(HEADER.nonce);
  if (fresh) nonces().rest.set(fresh);
  return answer;
}
