import type * as z from 'zod/mini';
import { readAnswer } from './read-answer.ts';
import { type RequestOptions, send } from './send.ts';

/**
 * Makes one request and validates its JSON by a schema. The clients of the CMS's endpoints use it.
 *
 * @example
 * ```ts
 * const { items } = await request(z.object({ items: z.array(z.string()) }), '/items.json', { timeout: 5000 });
 * ```
 * @throws RequestError, see its kinds.
 */
export async function request<Schema extends z.core.$ZodType>(
  schema: Schema,
  url: string,
  options?: RequestOptions,
): Promise<z.output<Schema>> {
  return readAnswer(schema, await send(url, options));
}
