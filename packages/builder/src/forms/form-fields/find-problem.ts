import { isUrl } from './is-url.ts';

/** The entry of a field, and its constraints. A limit that is not a number does not apply. */
export interface Entry {
  readonly type: string;
  readonly value: string;
  readonly required: boolean;
  /** True if it takes several e-mail addresses, separated by commas. */
  readonly multiple: boolean;
  readonly min: number;
  readonly max: number;
  readonly minLength: number;
  readonly maxLength: number;
}

/** Kinds of validation errors that are found here. Browsers find all others reliably: patterns, steps, other dates. */
export type ProblemKind = 'missingEntry' | 'wrongEmail' | 'wrongUrl' | 'wrongNumber' | 'tooShort' | 'tooLong';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Finds the validation error of an entry; an empty entry that is not required has none. Lengths count the value as
 * sent, everything else the trimmed text (bricks-dynamic.md §6.3).
 */
export function findProblem(entry: Entry): ProblemKind | undefined {
  const { type, value, required, multiple, min, max, minLength, maxLength } = entry;
  const text = value.trim();
  if (!text) return required ? 'missingEntry' : undefined;
  if (type === 'email' && !text.split(multiple ? /\s*,\s*/ : /$/).every((one) => EMAIL.test(one))) return 'wrongEmail';
  if (type === 'url' && !isUrl(text)) return 'wrongUrl';
  if (type === 'number' && !isWithin(Number(text), min, max)) return 'wrongNumber';
  if (value.length < minLength) return 'tooShort';
  return value.length > maxLength ? 'tooLong' : undefined;
}

/** A limit that is not a number does not apply. */
function isWithin(number: number, min: number, max: number): boolean {
  return Number.isFinite(number) && !(number < min) && !(number > max);
}
