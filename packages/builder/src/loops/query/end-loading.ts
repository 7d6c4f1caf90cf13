import { emitBuilderEvent } from '@stirrup/cms';
import { EVENT } from './contract.ts';
import type { Query } from './query.ts';

/**
 * Ends the loading state of a loop, and emits the event once.
 *
 * @param beforeEvent Called in any case, between the two.
 */
export function endLoading({ facts, id: queryId }: Query, beforeEvent?: () => void): void {
  const { isLoading } = facts.get();
  facts.setKey('isLoading', false);
  beforeEvent?.();
  if (isLoading) emitBuilderEvent(EVENT.end, { queryId });
}
