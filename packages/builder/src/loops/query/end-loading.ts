import { emitBuilderEvent } from '@stirrup/cms';
import { EVENT } from './contract.ts';
import type { Query } from './query.ts';

/** Ends the loading state of a loop, and emits the event once. */
export function endLoading({ facts, id: queryId }: Query): void {
  if (!facts.get().isLoading) return;
  facts.setKey('isLoading', false);
  emitBuilderEvent(EVENT.end, { queryId });
}
