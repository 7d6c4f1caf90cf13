import { RULE } from './contract.ts';

const MEGABYTE = 1024 * 1024;

/** Reason for refusing a file. */
export type Refusal = 'type' | 'size' | 'limit';

/**
 * The reason for which a field with `count` files refuses another one; size precedes limit (bricks-dynamic.md §6.4). A
 * malformed rule does not apply: the server has the same rules and decides.
 */
export function refusalOf(file: File, count: number, input: HTMLInputElement): Refusal | undefined {
  const types = input.accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (types.length > 0 && !types.some((type) => isOfType(file, type))) return 'type';
  const [size, limit] = [ruleOf(input, RULE.size), ruleOf(input, RULE.limit)];
  if (size > 0 && file.size > size * MEGABYTE) return 'size';
  return limit > 0 && count >= limit ? 'limit' : undefined;
}

function ruleOf(input: Element, name: string): number {
  return Number(input.getAttribute(name));
}

function isOfType({ name, type }: File, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  // Browsers do not know every type; the server judges files of unknown types.
  return !type || type.startsWith(accepted.replace(/\*.*/, ''));
}
