import type { IslandDiagnostics } from '@stirrup/runtime';
import { checkLoop } from '../query/check-loop.ts';
import { paginationProps } from './props.ts';

/** Its loop. */
export const paginationDiagnostics: IslandDiagnostics = { check: checkLoop(paginationProps, 'query') };
