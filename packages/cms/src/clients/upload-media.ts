import type * as z from 'zod/mini';
import type { Answer } from '../request/answer.ts';
import { isAborted, isRequestError, RequestError } from '../request/request-error.ts';
import type { CallOptions } from '../request/send.ts';
import { readWordpress, sendWordpress } from './call-wordpress.ts';
import { HEADER } from './contract.ts';
import { wordpressUrl } from './wordpress-url.ts';

const MEDIA_PATH = '/wp/v2/media';

/** Number of requests to finish the sizes of an image, before the upload fails. */
const MAX_ATTEMPTS = 5;

/**
 * Uploads a file to the media library. Large images often fail halfway, with the file stored and its sizes missing: the
 * server is then requested to finish, five times at most, and after that to delete the item (swatches-and-others.md
 * §6.3).
 *
 * @example
 * ```ts
 * const body = new FormData();
 * body.append('file', file);
 * const { id } = await uploadMedia(body, z.object({ id: z.number() }), { timeout: 60_000 });
 * ```
 * @throws RequestError, with code `post_process` if the server could not finish.
 */
export async function uploadMedia<Schema extends z.core.$ZodType>(
  body: FormData,
  schema: Schema,
  options?: CallOptions,
): Promise<z.output<Schema>> {
  let answer: Answer;
  try {
    answer = await sendWordpress(wordpressUrl(MEDIA_PATH), { ...options, body });
  } catch (error) {
    const id = isRequestError(error) && error.status >= 500 ? error.headers?.get(HEADER.attachment) : null;
    if (!id) throw error;
    answer = await finish(id, options, error);
  }
  return readWordpress(schema, answer);
}

async function finish(id: string, options: CallOptions | undefined, cause: unknown): Promise<Answer> {
  const item = `${MEDIA_PATH}/${encodeURIComponent(id)}`;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      const data = { action: 'create-image-subsizes' };
      return await sendWordpress(wordpressUrl(`${item}/post-process`), { ...options, data });
    } catch (error) {
      if (isAborted(error)) throw error;
    }
  }
  // Best effort: the upload has failed either way.
  await sendWordpress(wordpressUrl(item, { force: 'true' }), { method: 'DELETE' }).catch(() => {});
  throw new RequestError('status', 'Media upload failed: the server could not make the sizes of the image.', {
    code: 'post_process',
    cause,
  });
}
