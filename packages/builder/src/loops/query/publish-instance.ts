import { readGlobal } from '@stirrup/cms';
import { BUILDER_GLOBAL, INSTANCES } from './contract.ts';
import type { Query } from './query.ts';

/**
 * Publishes a loop where other scripts expect it, `bricksData.queryLoopInstances[queryId]`; the last one of nested
 * loops (bricks-dynamic.md §3.3, §3.4).
 */
export function publishInstance({ id, facts, signal }: Query): void {
  const printed = readGlobal(BUILDER_GLOBAL);
  if (!printed) return;
  const present = printed[INSTANCES];
  // PHP prints an empty dictionary as a list; named keys can be set on either.
  const instances: object = typeof present === 'object' && present ? present : {};
  printed[INSTANCES] = instances;
  const instance: Record<string, unknown> = {};
  Reflect.set(instances, id, instance);
  const stop = facts.subscribe(({ isLoading, ...known }) => {
    Object.assign(instance, known, { isLoading: Number(isLoading) });
  });
  signal.addEventListener('abort', () => {
    stop();
    if (Reflect.get(instances, id) === instance) Reflect.deleteProperty(instances, id);
  });
}
