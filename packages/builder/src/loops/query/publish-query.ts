import { publishInstance } from '@stirrup/cms';
import { INSTANCES } from './contract.ts';
import type { Query } from './query.ts';

/**
 * Publishes a loop where other scripts expect it, `bricksData.queryLoopInstances[queryId]`; the last one of nested
 * loops (bricks-dynamic.md §3.3, §3.4).
 */
export function publishQuery({ id, facts, signal }: Query): void {
  // Other scripts know a request there or null: ours are no XMLHttpRequest.
  const instance: Record<string, unknown> = { xhr: null, xhrAborted: false };
  publishInstance(INSTANCES, id, instance, signal);
  const stop = facts.subscribe((known) => {
    const { isLoading, isLiveSearch, disableUrlParams } = known;
    Object.assign(instance, known, {
      isLoading: Number(isLoading),
      // As the builder prints them: missing where they are off.
      isLiveSearch: isLiveSearch ? '1' : undefined,
      disableUrlParams: disableUrlParams ? '1' : undefined,
    });
  });
  signal.addEventListener('abort', stop);
}
