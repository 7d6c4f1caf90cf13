import type { Part } from '@stirrup/runtime';
import { useId } from 'react';

/** Ids by which parts refer to one another: the server's, otherwise unique ones. */
export function useIds(): (part: Part | undefined) => string | null {
  const prefix = useId();
  return (part) => (part ? part.server('id') || `${prefix}${part.name}-${part.index}` : null);
}
