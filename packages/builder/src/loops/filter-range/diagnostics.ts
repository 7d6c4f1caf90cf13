import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterRangeProps } from './props.ts';

/** Those of every filter. */
export const filterRangeDiagnostics: IslandDiagnostics = filterDiagnostics(filterRangeProps);
