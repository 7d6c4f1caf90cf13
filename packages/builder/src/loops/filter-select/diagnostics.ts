import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';

/** Those of every filter, and the element of this one. */
export const filterSelectDiagnostics: IslandDiagnostics = { ...filterDiagnostics, runsOn: 'select' };
