import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasRecordings, recordedCalls } from '../../../../fixtures/recordings.ts';
import { addToCartAnswer, builderAddToCartAnswer, cartAnswer, removeFromCartAnswer } from './cart-answer.ts';
import { nonceAnswer } from './nonce-answer.ts';

const schemas = {
  add_to_cart: addToCartAnswer,
  'add_to_cart-errors': addToCartAnswer,
  bricks_add_to_cart: builderAddToCartAnswer,
  get_refreshed_fragments: cartAnswer,
  remove_from_cart: removeFromCartAnswer,
  'remove_from_cart-errors': removeFromCartAnswer,
  'admin-ajax-bricks_regenerate_query_nonce': nonceAnswer,
};

describe.skipIf(!hasRecordings)('recorded answers', () => {
  it.each(Object.entries(schemas))('of %s pass our schema', (file, schema) => {
    const answers = recordedCalls(file)
      .map(({ response }) => response)
      .filter(({ contentType }) => contentType.includes('json'));
    expect(answers.length).toBeGreaterThan(0);
    for (const { body } of answers) {
      const printed: unknown = JSON.parse(body);
      // Parsing neither loses nor changes anything.
      expect(z.parse(schema, printed)).toMatchObject(z.parse(z.looseObject({}), printed));
    }
  });
});
