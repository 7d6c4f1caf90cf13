import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterSearchProps } from './props.ts';

/** Those of every filter. */
export const filterSearchDiagnostics: IslandDiagnostics = filterDiagnostics(filterSearchProps);
