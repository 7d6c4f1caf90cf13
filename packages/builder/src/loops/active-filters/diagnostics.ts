import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { activeFiltersProps } from './props.ts';

/** Those of every filter. */
export const activeFiltersDiagnostics: IslandDiagnostics = filterDiagnostics(activeFiltersProps);
