import { defineProps, type Reader } from '@stirrup/runtime';
import type { PrintedInteraction } from './contract.ts';
import { listOf } from './read-printed.ts';

/**
 * Reads a list of interactions. PHP prints a list with missing indices as an object with numeric keys
 * (bricks-dynamic.md §7.1).
 */
const interactionList: Reader<readonly PrintedInteraction[]> = {
  fallback: [],
  expected: 'a list of interactions as JSON',
  parse: (raw) => {
    try {
      return listOf(typeof raw === 'string' ? JSON.parse(raw) : raw);
    } catch {
      return undefined;
    }
  },
};

/** Options of an element with interactions. */
export const interactionsProps = defineProps({
  /** Triggers with their actions; the keys of each are the builder's (bricks-dynamic.md §7.1). */
  interactions: interactionList,
});
