import * as z from 'zod/mini';
import type { Answer } from './answer.ts';
import { RequestError } from './request-error.ts';

/**
 * Parses and validates an answer's JSON.
 *
 * @throws RequestError of kind `not-json` or `schema`.
 */
export function readAnswer<Schema extends z.core.$ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  const { url, status, body } = answer;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    throw new RequestError('not-json', `${url}: The response is not a valid JSON response.`, {
      status,
      body,
      cause,
      code: 'invalid_json',
    });
  }
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new RequestError('schema', `${url} answered another shape than agreed, at: ${where || 'its root'}.`, {
    status,
    body,
    cause: result.error,
  });
}
