/** Converts one raw option (an attribute's string, or a value inside JSON) to a typed one. */
export interface Reader<T> {
  /** Used if the option is absent or invalid. */
  readonly fallback: T;
  /** Description of a valid value, for the warning. */
  readonly expected: string;
  /** The typed value; undefined if the raw one is invalid. An attribute may be bare, and PHP's false is empty in JSON. */
  readonly parse: (raw: unknown, isInJson?: boolean) => T | undefined;
}

/**
 * Any string; a number inside JSON is converted, because PHP prints both `"12"` and `12`.
 *
 * @example
 * ```html
 * <div data-island="yard-text" data-title="Opening hours">…</div>
 * ```
 * ```ts
 * export const yardTextProps = defineProps({ title: string('Text') });
 * ```
 */
export function string(fallback = ''): Reader<string> {
  const isText = (raw: unknown) => typeof raw === 'string' || typeof raw === 'number';
  return { fallback, expected: 'a text', parse: (raw) => (isText(raw) ? String(raw) : undefined) };
}

/**
 * A finite number within limits, both included; `whole` refuses fractions.
 *
 * @example
 * ```html
 * <div data-island="yard-text" data-lines="3">…</div>
 * ```
 * ```ts
 * export const yardTextProps = defineProps({ lines: number(4, { min: 1, whole: true }) });
 * ```
 */
export function number(
  fallback: number,
  limits: { readonly min?: number; readonly max?: number; readonly whole?: boolean } = {},
): Reader<number> {
  const { min = -Infinity, max = Infinity, whole = false } = limits;
  return {
    fallback,
    expected: `a ${whole ? 'whole ' : ''}number${nameLimits(min, max)}`,
    parse: (raw) => {
      const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
      if (typeof value !== 'number' || value < min || value > max) return undefined;
      return (whole ? Number.isInteger(value) : Number.isFinite(value)) ? value : undefined;
    },
  };
}

function nameLimits(min: number, max: number): string {
  if (min === -Infinity) return max === Infinity ? '' : ` up to ${max}`;
  return max === Infinity ? ` from ${min}` : ` from ${min} to ${max}`;
}

const ON: ReadonlySet<string> = new Set(['true', '1', 'yes', 'on']);
const OFF: ReadonlySet<string> = new Set(['false', '0', 'no', 'off']);

/**
 * A boolean. A bare attribute is true, as in HTML, and an empty text in JSON is false, as in PHP; `"1"`/`"0"`, `yes`/`no`
 * and JSON booleans are understood.
 *
 * @example
 * ```html
 * <div data-island="yard-text" data-is-open>…</div>
 * ```
 * ```ts
 * export const yardTextProps = defineProps({ isOpen: boolean() });
 * ```
 */
export function boolean(fallback = false): Reader<boolean> {
  const parse = (raw: unknown, isInJson?: boolean) => {
    const word = String(raw);
    if (word === '') return !isInJson;
    return ON.has(word) || (OFF.has(word) ? false : undefined);
  };
  return { fallback, expected: 'true or false', parse };
}

/**
 * One string of a set.
 *
 * @example
 * ```html
 * <div data-island="yard-text" data-open-on="mouseenter">…</div>
 * ```
 * ```ts
 * export const yardTextProps = defineProps({ openOn: choice(['click', 'mouseenter'], 'click') });
 * ```
 */
export function choice<const T extends string>(values: readonly T[], fallback: NoInfer<T>): Reader<T> {
  return { fallback, expected: values.join(' | '), parse: (raw) => values.find((value) => value === raw) };
}

/**
 * An option without a default: the reader's own fallback is not used, and may be any valid value.
 *
 * @example
 * ```ts
 * export const yardTextProps = defineProps({ label: optional(string()) });
 * type Label = InferProps<typeof yardTextProps>['label']; // string | undefined
 * ```
 */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return { ...reader, fallback: undefined };
}
