import type { ReadIsland } from '@stirrup/runtime';
import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** Renders the component again when the island's parts change. */
export function useGrowth({ whenGrown }: Pick<ReadIsland<string, string>, 'whenGrown'>): void {
  const [, renderAnew] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => whenGrown(() => flushSync(renderAnew)), [whenGrown]);
}
