import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterSelectProps } from './props.ts';

/** Those of every filter, and the element of this one. */
export const filterSelectDiagnostics: IslandDiagnostics = { ...filterDiagnostics(filterSelectProps), runsOn: 'select' };
