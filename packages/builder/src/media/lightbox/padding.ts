import { parseObject, type Reader } from '@stirrup/runtime';

/** Free space around the pictures, in px. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Reads the padding of each side from JSON; a side that is no number has none. */
export const padding: Reader<Padding | undefined> = {
  fallback: undefined,
  expected: 'JSON such as {"top": 20, "bottom": 20}',
  parse: (raw) => {
    const sides = typeof raw === 'string' ? parseObject(raw) : Object(raw);
    if (!sides) return undefined;
    const side = (name: keyof Padding) => Math.max(0, Number.parseFloat(String(sides[name]))) || 0;
    return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
  },
};
