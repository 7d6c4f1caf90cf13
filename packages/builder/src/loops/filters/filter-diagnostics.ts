import type { IslandDiagnostics, PropsSchema } from '@stirrup/runtime';
import { checkLoop } from '../query/check-loop.ts';
import type { filterReaders } from './filter-props.ts';

/**
 * The part of every filter in the diagnostics: it names itself and its loop. Templates print the keys of all kinds of filters,
 * as the builder does.
 */
export function filterDiagnostics<R extends typeof filterReaders>(schema: PropsSchema<R>) {
  return {
    needsOptions: ['filter', 'query'],
    ignores: ['type', 'source', 'step'],
    check: checkLoop(schema, 'query'),
  } satisfies IslandDiagnostics;
}
