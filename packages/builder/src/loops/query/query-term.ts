import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/**
 * The live search term of a loop, by the loop's id; undefined until somebody has typed. Every source of a term sets it,
 * and texts about the loop show it (bricks-dynamic.md §4.11).
 *
 * @example
 * ```ts
 * queryTerm('abc123').set(field.value);
 * ```
 */
export function queryTerm(queryId: string): WritableAtom<string | undefined> {
  const terms = pageRegistry().shared('builder/query-terms', () => new Map<string, WritableAtom<string | undefined>>());
  const term = terms.get(queryId) ?? atom<string | undefined>(undefined);
  terms.set(queryId, term);
  return term;
}
