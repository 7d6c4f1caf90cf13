import * as z from 'zod/mini';
import { codec } from './codec.ts';
import { isRecord } from './is-record.ts';

/** A schema for a single value. */
export function exactly<const Value extends string | boolean>(value: Value) {
  return codec(JSON.stringify(value), (printed) => (printed === value ? value : undefined));
}

/** A schema that uses the first of two that fits. */
export function either<First extends z.core.$ZodType, Second extends z.core.$ZodType>(first: First, second: Second) {
  return codec('another shape', (printed): z.output<First> | z.output<Second> | undefined => {
    const result = z.safeParse(first, printed);
    return result.success ? result.data : z.safeParse(second, printed).data;
  });
}

/** An object with optional keys: missing ones get their value from `defaults`, and are validated like the others. */
export function filled<Schema extends z.core.$ZodType>(defaults: Partial<z.input<Schema>>, schema: Schema) {
  return codec('another shape', (printed): z.output<Schema> | undefined =>
    isRecord(printed) ? z.safeParse(schema, { ...defaults, ...printed }).data : undefined,
  );
}
