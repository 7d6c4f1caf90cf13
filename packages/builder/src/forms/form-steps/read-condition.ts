import { isRecord } from '@stirrup/cms';

/** A condition on the values of fields. A field has the values that are chosen or typed, none if it is empty. */
export interface Condition {
  /** Names of the fields that it depends on. */
  readonly fields: readonly string[];
  readonly isMet: (valuesOf: (field: string) => readonly string[]) => boolean;
}

/**
 * Reads a condition: on one field, on several that must all be met (a list, or `all`), or on several of which one is
 * enough (`any`). Undefined if it is invalid.
 *
 * @example
 * ```ts
 * readCondition({ field: 'delivery', is: 'courier' });
 * readCondition({ any: [{ field: 'size', in: ['S', 'M'] }, { field: 'note', filled: true }] });
 * ```
 */
export function readCondition(printed: unknown): Condition | undefined {
  if (Array.isArray(printed)) return combine(printed, 'every');
  if (!isRecord(printed)) return undefined;
  const { field, all, any } = printed;
  if (Array.isArray(all)) return combine(all, 'every');
  if (Array.isArray(any)) return combine(any, 'some');
  const holds = readTest(printed);
  if (typeof field !== 'string' || !holds) return undefined;
  return { fields: [field], isMet: (valuesOf) => holds(valuesOf(field)) };
}

type Test = (values: readonly string[]) => boolean;

function readTest(printed: Readonly<Record<string, unknown>>): Test | undefined {
  const { is, isNot, in: list, filled } = printed;
  if (is !== undefined) return (values) => values.includes(String(is));
  if (isNot !== undefined) return (values) => !values.includes(String(isNot));
  if (Array.isArray(list)) return (values) => list.some((one) => values.includes(String(one)));
  return typeof filled === 'boolean' ? (values) => values.length > 0 === filled : undefined;
}

function combine(printed: readonly unknown[], how: 'every' | 'some'): Condition | undefined {
  const parts = printed.map(readCondition);
  const known = parts.filter((part) => part !== undefined);
  // With only some of its parts, a condition would show the wrong elements.
  if (known.length === 0 || known.length < parts.length) return undefined;
  return {
    fields: known.flatMap(({ fields }) => fields),
    isMet: (valuesOf) => known[how]((part) => part.isMet(valuesOf)),
  };
}
