import type { IslandModule } from './define-island.ts';

type Load = () => Promise<IslandModule>;

/** Pause before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "Failed to fetch dynamically imported module: …", Firefox: "error loading dynamically imported module: …". */
const FAILED_URL = /dynamically imported module: (\S+)/;

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

/**
 * The second attempt needs a fresh URL, because browsers may remember a failed module for the life of the page. The
 * failed URL stands in the error's text in Chromium and Firefox; Safari names none, but fetches again when asked again.
 * Errors of the module itself never name it in these words, so no other URL is ever imported.
 */
async function loadTwice(load: Load): Promise<IslandModule> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    const url = error instanceof TypeError ? FAILED_URL.exec(error.message)?.[1] : undefined;
    if (!url) return load();
    const fresh = new URL(url);
    fresh.searchParams.set('retry', Date.now().toString(36));
    return import(/* @vite-ignore */ fresh.href);
  }
}
