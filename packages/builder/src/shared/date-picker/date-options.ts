import { parseObject } from '@stirrup/runtime';

/** How a field wants its dates. */
export interface DateOptions {
  readonly isRange: boolean;
  readonly hasTime: boolean;
  /** The dates that the server has printed as chosen, in its own format. */
  readonly chosen: string;
  /** All that is printed for the calendar, unchecked. */
  readonly printed: Readonly<Record<string, unknown>>;
}

/** Reads the options of a field's calendar; JSON that does not parse gives none (bricks-dynamic.md §4.2). */
export function dateOptions(json: string | null): DateOptions {
  const printed = parseObject(json ?? '') ?? {};
  return {
    isRange: printed['mode'] === 'range',
    hasTime: printed['enableTime'] === true,
    chosen: String(printed['defaultDate'] ?? ''),
    printed,
  };
}
