import * as z from 'zod/mini';

/**
 * A schema that reads one printed value. It is small on purpose: a union of zod's own types for every way in which PHP
 * prints a value costs the page more than the reading.
 *
 * @param expected Names the valid values, for the warning about a bad one.
 * @param read Gives undefined for a bad value.
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
