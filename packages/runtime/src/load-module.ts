import type { IslandModule } from './define-island.ts';

/** Pause before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/**
 * Fetches an island's code; a failed import is tried once more after a second.
 *
 * The second attempt needs a fresh URL, because browsers may remember a failed module for the life of the page. The
 * failed URL stands in the error's text in Chromium and Firefox; Safari names none, but fetches again when asked again.
 */
export async function loadModule(load: () => Promise<IslandModule>): Promise<IslandModule> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    const url = error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;
    if (!url) return load();
    const fresh = new URL(url);
    fresh.searchParams.set('retry', Date.now().toString(36));
    return import(/* @vite-ignore */ fresh.href);
  }
}
