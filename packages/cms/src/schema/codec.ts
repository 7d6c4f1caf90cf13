import * as z from 'zod/mini';

/**
 * A schema that reads one printed value. It is deliberately small: a union of zod's own types for every way in which
 * PHP prints a value would cost the page more than the reading.
 *
 * @param expected Describes valid values, for the warning about an invalid one.
 * @param read Returns undefined for an invalid value.
 */
export function codec<Value>(expected: string, read: (printed: unknown) => Value | undefined) {
  return z.pipe(
    z.unknown(),
    z.transform((printed, context): Value => {
      const value = read(printed);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: expected, input: printed });
      return z.NEVER;
    }),
  );
}
