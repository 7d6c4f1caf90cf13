import { defineProps, type IslandDiagnostics } from '@stirrup/runtime';
import { checkLoop } from '../query/check-loop.ts';
import { filterReaders, filterSources } from './filter-props.ts';

/** Every filter names itself and its loop. Templates print the keys of all kinds of filters, as the builder does. */
export const filterDiagnostics = {
  needsOptions: ['filter', 'query'],
  ignores: ['type', 'source', 'step'],
  check: checkLoop(defineProps(filterReaders, { bricks: filterSources }), 'query'),
} satisfies IslandDiagnostics;
