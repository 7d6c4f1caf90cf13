import type { FoundIsland } from '@stirrup/runtime';
import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';

/** Renders the component anew whenever the island's parts are others. */
export function useGrowth({ whenGrown }: Pick<FoundIsland<string, string>, 'whenGrown'>): void {
  const [, renderAnew] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => whenGrown(() => flushSync(renderAnew)), [whenGrown]);
}
