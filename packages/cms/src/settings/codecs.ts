import { codec } from '../schema/codec.ts';
import { isRecord } from '../schema/is-record.ts';

/*
 * WordPress prints every top-level scalar of a settings global as a string: `true` → "1", `false` → "", 5000 → "5000"
 * (woocommerce.md §1.0). Our own settings script may hold the real types: both are read.
 */

const flags = new Map<unknown, boolean>([
  ...['1', 'yes', 'true', true, 1].map((printed) => [printed, true] as const),
  ...['', '0', 'no', 'false', false, 0, null].map((printed) => [printed, false] as const),
]);

/** `"1"`, `"yes"`, `true` → true; `""`, `"0"`, `"no"`, `false`, `null` → false. */
export const printedBoolean = codec('"1" or ""', (printed) => flags.get(printed));

/** `"5000"` and `5000` → 5000. */
export const printedNumber = codec('a number', (printed) => {
  const isNumber = typeof printed === 'number' || (typeof printed === 'string' && /^-?\d+(\.\d+)?$/.test(printed));
  return isNumber ? Number(printed) : undefined;
});

/** A string; a number without quotes is converted, and `null` and `false` become the empty string. */
export const printedString = codec('a text', (printed) => {
  if (printed === null || printed === false) return '';
  return typeof printed === 'string' || typeof printed === 'number' ? String(printed) : undefined;
});

/** A nested object. PHP prints an empty one as `[]`. */
export const printedObject = codec('an object', (printed): Record<string, unknown> | undefined => {
  if (Array.isArray(printed)) return {};
  return isRecord(printed) ? printed : undefined;
});
