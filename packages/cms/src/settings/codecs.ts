import * as z from 'zod/mini';

/*
 * WordPress prints every top-level scalar of a settings global as a string: `true` → "1", `false` → "", 5000 → "5000"
 * (woocommerce §1.0). Our own settings script may hold the real types: both are read.
 *
 * The text beside a schema names what it expects; the warning about a bad value is made of it.
 */

/** `"1"`, `"yes"`, `true` → true; `""`, `"0"`, `"no"`, `false`, `null` → false. */
export const flag = z.pipe(
  z.literal(['1', 'yes', 'true', true, 1, '', '0', 'no', 'false', false, 0, null], '"1" or ""'),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'yes' || value === 'true'),
);

/** `"5000"` and `5000` → 5000. */
export const count = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'a number'))], 'a number'),
  z.transform((value) => Number(value)),
);

/** A text; a number that lost its quotes is taken as one, and `null` and `false` are the empty text. */
export const words = z.pipe(
  z.union([z.string(), z.number(), z.literal([null, false])], 'a text'),
  z.transform((value) => (value === null || value === false ? '' : String(value))),
);

/** A nested object of texts. PHP prints an empty one as `[]`. */
export const dictionary = z.pipe(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())], 'an object'),
  z.transform((value): Record<string, unknown> => (Array.isArray(value) ? {} : value)),
);
