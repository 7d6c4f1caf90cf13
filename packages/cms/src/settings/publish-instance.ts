import { GLOBALS } from './contract.ts';
import { readGlobal } from './read-global.ts';

/**
 * Publishes an instance in a dictionary of the builder's settings, where other scripts expect it, until the signal
 * aborts (bricks-dynamic.md §3.4). Does nothing on a page that prints no such settings, and for an element without an id.
 *
 * @example
 * ```ts
 * publishInstance('splideInstances', 'brxe-hero', slider, signal); // bricksData.splideInstances['brxe-hero']
 * ```
 */
export function publishInstance(
  dictionary: string,
  id: string | undefined,
  instance: object,
  signal: AbortSignal,
): void {
  const printed = readGlobal(GLOBALS.builder);
  if (!printed || !id) return;
  const present = printed[dictionary];
  // PHP prints an empty dictionary as a list; named keys can be set on either.
  const instances: object = typeof present === 'object' && present ? present : {};
  printed[dictionary] = instances;
  Reflect.set(instances, id, instance);
  signal.addEventListener('abort', () => {
    if (Reflect.get(instances, id) === instance) Reflect.deleteProperty(instances, id);
  });
}
