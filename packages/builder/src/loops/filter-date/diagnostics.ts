import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterDateProps } from './props.ts';

/** Those of every filter, and the element of this one. */
export const filterDateDiagnostics: IslandDiagnostics = { ...filterDiagnostics(filterDateProps), runsOn: 'input' };
