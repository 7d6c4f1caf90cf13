import { parseObject } from '@stirrup/runtime';

/** Date options of a field. */
export interface DateOptions {
  readonly isRange: boolean;
  readonly hasTime: boolean;
  /** Chosen dates as the server has printed them, in its own format. */
  readonly chosen: string;
  /** All printed options of the calendar, unchecked. */
  readonly printed: Readonly<Record<string, unknown>>;
}

/** Reads the options of a field's calendar; malformed JSON gives none (bricks-dynamic.md §4.2). */
export function dateOptions(json: string | null): DateOptions {
  const printed = parseObject(json ?? '') ?? {};
  return {
    isRange: printed['mode'] === 'range',
    hasTime: printed['enableTime'] === true,
    chosen: String(printed['defaultDate'] ?? ''),
    printed,
  };
}
