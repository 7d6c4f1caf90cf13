import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterChoicesProps } from './props.ts';

/** Those of every filter. */
export const filterChoicesDiagnostics: IslandDiagnostics = filterDiagnostics(filterChoicesProps);
