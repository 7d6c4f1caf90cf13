import type { Part } from '@stirrup/runtime';
import { useId } from 'react';

/**
 * Ids by which parts name one another: what the server printed, else one that is unique on the page.
 *
 * @example
 * ```tsx
 * const idOf = useIds();
 * return island.bind({ title: (title) => ({ id: idOf(title), 'aria-controls': idOf(panes[title.index]) }) });
 * ```
 */
export function useIds(): (part: Part | undefined) => string | null {
  const prefix = useId();
  return (part) => (part ? part.server('id') || `${prefix}${part.name}-${part.index}` : null);
}
