import * as z from 'zod/mini';

/** What `bricks_regenerate_query_nonce` answers (bricks-dynamic §9.1). */
export const nonceAnswer = z.object({
  success: z.literal(true),
  data: z.object({ bricks_nonce: z.string(), rest_nonce: z.string() }),
});
