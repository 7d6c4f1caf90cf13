import type { IslandDiagnostics } from '@stirrup/runtime';
import { checkLoop } from '../query/check-loop.ts';
import { loadMoreProps } from './props.ts';

/** Its loop. */
export const loadMoreDiagnostics: IslandDiagnostics = { check: checkLoop(loadMoreProps, 'query') };
