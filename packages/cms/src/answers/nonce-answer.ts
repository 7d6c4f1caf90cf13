import * as z from 'zod/mini';
import { exactly } from '../schema/shapes.ts';
import { printedString } from '../settings/codecs.ts';

/** The answer of `bricks_regenerate_query_nonce` (bricks-dynamic.md §9.1). */
export const nonceAnswer = z.object({
  success: exactly(true),
  data: z.object({ bricks_nonce: printedString, rest_nonce: printedString }),
});
