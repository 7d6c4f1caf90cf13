import { RULE } from './contract.ts';

const MEGABYTE = 1024 * 1024;

/** Why a file is refused. */
export type Refusal = 'type' | 'size' | 'limit';

/**
 * Why a field that holds so many files does not take another; size wins over limit (bricks-dynamic.md §6.4). A rule
 * that is malformed is none: the server has the same rules, and judges last.
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
  // Browsers do not know every type: such a file is left to the server.
  return !type || type.startsWith(accepted.replace(/\*.*/, ''));
}
