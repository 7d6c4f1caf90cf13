/** Turns one raw option (an attribute's text, or a value inside JSON) into a typed one. */
export interface Reader<T> {
  /** Used where the option is absent or bad. */
  readonly fallback: T;
  /** What a good value looks like, for the warning. */
  readonly expected: string;
  /** The typed value; undefined if the raw one is bad. */
  readonly parse: (raw: unknown) => T | undefined;
}

/** Any text. */
export function text(fallback = ''): Reader<string> {
  return { fallback, expected: 'a text', parse: (raw) => (typeof raw === 'string' ? raw : undefined) };
}

/** A number within limits; `whole` refuses fractions. */
export function number(
  fallback: number,
  limits: { readonly min?: number; readonly max?: number; readonly whole?: boolean } = {},
): Reader<number> {
  const { min = -Infinity, max = Infinity, whole = false } = limits;
  return {
    fallback,
    expected: `a ${whole ? 'whole ' : ''}number from ${min} to ${max}`,
    parse: (raw) => {
      const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      const isGood = typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value));
      return isGood ? value : undefined;
    },
  };
}

const FLAGS: Readonly<Record<string, boolean>> = {
  '': true,
  true: true,
  '1': true,
  yes: true,
  on: true,
  false: false,
  '0': false,
  no: false,
  off: false,
};

/** A switch. A bare attribute is on, as in HTML; `"1"`/`"0"`, `yes`/`no` and JSON booleans are understood. */
export function flag(fallback = false): Reader<boolean> {
  return { fallback, expected: 'true or false', parse: (raw) => FLAGS[String(raw)] };
}

/** One word of a closed set. */
export function choice<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Reader<T> {
  return { fallback, expected: values.join(' | '), parse: (raw) => values.find((value) => value === raw) };
}

/** An option that may be absent. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return { ...reader, fallback: undefined };
}
