import type { Part } from '@stirrup/runtime';
import { useId } from 'react';

/** Ids by which parts name one another: what the server printed, else one that is unique on the page. */
export function useIds(): (part: Part | undefined) => string | null {
  const prefix = useId();
  return (part) => (part ? part.server('id') || `${prefix}${part.name}-${part.index}` : null);
}
