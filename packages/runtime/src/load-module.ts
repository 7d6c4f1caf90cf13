import type { IslandModule } from './define-island.ts';
import { loadTwice } from './load-twice.ts';

type Load = () => Promise<IslandModule>;

const underWay = new WeakMap<Load, Promise<IslandModule>>();

/**
 * Fetches an island's code; a failed import is tried once more after a second. All elements of an island share one
 * attempt, so that a retry gives all of them the same module. A failure is forgotten: whoever asks later tries anew.
 */
export function loadModule(load: Load): Promise<IslandModule> {
  let module = underWay.get(load);
  if (!module) {
    module = loadTwice(load);
    underWay.set(load, module);
    module.catch(() => underWay.delete(load));
  }
  return module;
}
