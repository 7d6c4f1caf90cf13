import type * as z from 'zod/mini';
import { isInvalidNonce } from '../nonces/is-invalid-nonce.ts';
import { nonces } from '../nonces/nonces.ts';
import { renewBuilderNonces } from '../nonces/renew-builder-nonces.ts';
import { request } from '../request/request.ts';
import { RequestError } from '../request/request-error.ts';
import type { CallOptions } from '../request/send.ts';
import { builderSettings } from '../settings/page-settings.ts';
import { builderUrl } from './builder-url.ts';
import { CONTENT_TYPE, HEADER } from './contract.ts';

/** Body of a builder call, without `nonce`, `lang` and `mainQueryId`: the client adds all three. */
export type BuilderBody = Readonly<Record<string, unknown>>;

/**
 * Calls the builder's REST API: `load_query_page`, `query_result`, `load_popup_content` (bricks-dynamic.md §2, §9,
 * §11). The REST nonce goes in the header, the builder's, the language and the archive's loop in the body. A refused
 * nonce is renewed once and the call repeated; calls that fail together share the renewal.
 *
 * @example
 * ```ts
 * const answer = await callBuilder('load_popup_content', popupAnswer, { postId: '199', popupId: '198' }, { signal });
 * ```
 * @throws RequestError; its message is "Nonce verification failed after refresh" if the renewed nonce is refused too.
 */
export async function callBuilder<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  body: BuilderBody,
  options?: CallOptions,
): Promise<z.output<Schema>> {
  const { builder, rest } = nonces();
  const sent = [builder.get(), rest.get()];
  try {
    return await post();
  } catch (error) {
    if (!isInvalidNonce(error)) throw error;
  }
  // Another call may have renewed them while this one was under way.
  if (sent[0] === builder.get() && sent[1] === rest.get()) await renewBuilderNonces();
  try {
    return await post();
  } catch (cause) {
    if (!isInvalidNonce(cause)) throw cause;
    const { kind, status, code } = cause;
    throw new RequestError(kind, 'Nonce verification failed after refresh', { status, code, cause });
  }

  function post(): Promise<z.output<Schema>> {
    const nonce = rest.get();
    const { language, mainQueryId } = builderSettings();
    return request(schema, builderUrl(endpoint), {
      ...options,
      method: 'POST',
      // A guest without the header is served; one with an outdated nonce in it is not (bricks-dynamic.md §2).
      headers: { [HEADER.contentType]: CONTENT_TYPE.json, ...(nonce && { [HEADER.nonce]: nonce }) },
      body: JSON.stringify({
        ...body,
        nonce: builder.get(),
        lang: language || false,
        mainQueryId: mainQueryId || false,
      }),
    });
  }
}
