import type { IslandDiagnostics } from '@stirrup/runtime';
import { filterDiagnostics } from '../filters/filter-diagnostics.ts';
import { filterButtonProps } from './props.ts';

/** Those of every filter. */
export const filterButtonDiagnostics: IslandDiagnostics = filterDiagnostics(filterButtonProps);
