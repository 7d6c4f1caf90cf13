import { isRecord } from '@stirrup/cms';
import { parseObject, type Reader } from '@stirrup/runtime';

/** One object of the options, as it is printed. */
export type Printed = Readonly<Record<string, unknown>>;

/** Reads JSON: an object, or a list of objects without anything else in it. */
export const printedObjects: Reader<readonly Printed[]> = {
  fallback: [],
  expected: 'JSON',
  parse: (raw) => {
    const printed = typeof raw === 'string' ? parseObject(`{"json":${raw}}`)?.['json'] : raw;
    return printed ? [printed].flat().filter(isRecord) : undefined;
  },
};
