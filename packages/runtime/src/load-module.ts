import { createLazy, type Lazy } from './create-lazy.ts';
import type { IslandModule } from './define-island.ts';
import { importWithRetry } from './import-with-retry.ts';

type Load = () => Promise<IslandModule>;

const modules = new WeakMap<Load, Lazy<IslandModule>>();

/** Loads an island's code, once for all its elements, so that a retry gives all of them the same module. */
export function loadModule(load: Load): Promise<IslandModule> {
  const module = modules.get(load) ?? createLazy(() => importWithRetry(load));
  modules.set(load, module);
  return module.load();
}
