import type { DismissReason } from '@stirrup/overlays';
import type { Reader } from '@stirrup/runtime';

/** The ways to dismiss an overlay that the words name (bricks-elements.md §21; bricks-dynamic.md §5.1). */
const WAYS: ReadonlyMap<string, readonly DismissReason[]> = new Map([
  ['backdrop', ['outside']],
  ['esc', ['escape']],
  ['none', []],
]);

/** Reads the ways to dismiss an overlay. */
export const closeOn: Reader<readonly DismissReason[]> = {
  fallback: ['outside', 'escape'],
  expected: 'backdrop and esc, one of them, or none',
  parse: (raw) => {
    const ways = String(raw)
      .match(/\w+/g)
      ?.map((word) => WAYS.get(word));
    return ways?.every((way) => way !== undefined) ? ways.flat() : undefined;
  },
};
