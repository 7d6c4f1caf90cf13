import type { Reader } from '@stirrup/runtime';

/** Counts of slides: a library divides by them. */
const COUNT = /^(per|slidesPer)[A-Z]/;

/** Options that Splide joins into HTML, each between quotation marks. */
const MARKUP = /^(arrowPath|classes)$/;

/** Lengths of time, in ms. */
const TIME = /^(speed|interval|delay)$/;

/**
 * Reads the options of a library from JSON. Words for true and false are what they say, as `keyboard:"false"`
 * (bricks-elements.md §29, §50 no. 14), at any depth; counts that are none get the library's default. Options that become
 * markup cannot leave their attributes.
 */
export function jsonOptions<Options extends object>(fallback: Options): Reader<Options> {
  const parse = (raw: unknown) => {
    try {
      const options: Options | undefined = JSON.parse(String(raw), revive);
      return typeof options === 'object' && !Array.isArray(options) ? (options ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  };
  return { fallback, expected: 'a JSON object', parse };
}

function revive(key: string, value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  if (MARKUP.test(key)) return withoutQuotes(value);
  const isCount = COUNT.test(key);
  if (value === 'auto' || !(isCount || TIME.test(key))) return value;
  const number = Number(value);
  return value !== null && (isCount ? number > 0 : number >= 0) ? number : undefined;
}

function withoutQuotes(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('"', '');
  return Object.fromEntries(Object.entries(Object(value)).map(([name, part]) => [name, withoutQuotes(part)]));
}
