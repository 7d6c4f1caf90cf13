import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addToCartAnswer, builderAddToCartAnswer, cartAnswer, removeFromCartAnswer } from './cart-answer.ts';
import { nonceAnswer } from './nonce-answer.ts';

/** Calls recorded from a running shop; they lie beside the repository, where they exist at all. */
const folder = resolve('../shared/captures/calls');
const isPresent = existsSync(folder);

const schemas = {
  add_to_cart: addToCartAnswer,
  'add_to_cart-errors': addToCartAnswer,
  bricks_add_to_cart: builderAddToCartAnswer,
  get_refreshed_fragments: cartAnswer,
  remove_from_cart: removeFromCartAnswer,
  'remove_from_cart-errors': removeFromCartAnswer,
  'admin-ajax-bricks_regenerate_query_nonce': nonceAnswer,
};

const recorded = z.array(z.object({ response: z.object({ contentType: z.string(), body: z.string() }) }));

describe.skipIf(!isPresent)(`recorded answers${isPresent ? '' : ' (no captures beside the repository)'}`, () => {
  it.each(Object.entries(schemas))('of %s pass our schema', (file, schema) => {
    const calls = z.parse(recorded, JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')));
    const answers = calls.map(({ response }) => response).filter(({ contentType }) => contentType.includes('json'));
    expect(answers.length).toBeGreaterThan(0);
    for (const { body } of answers) {
      const printed: unknown = JSON.parse(body);
      // Nothing is lost or changed on the way in.
      expect(z.parse(schema, printed)).toMatchObject(z.parse(z.looseObject({}), printed));
    }
  });
});
