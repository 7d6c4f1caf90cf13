/** Pause before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "Failed to fetch dynamically imported module: …", Firefox: "error loading dynamically imported module: …". */
const FAILED_URL = /dynamically imported module: (\S+)/;

/**
 * Imports a module; an import that fails is tried once more after a second. Whoever calls it again after a failure fetches
 * anew, which `import()` alone does not: browsers may remember a failed module for the life of the page. So the second
 * attempt has a fresh URL. The failed one stands in the error's text in Chromium and Firefox; Safari names none, but fetches
 * again when asked again. Errors of the module itself never name it in these words, so no other URL is ever imported.
 *
 * @example
 * ```ts
 * const { openLightbox } = await loadTwice(() => import('./open-lightbox.ts'));
 * ```
 * @throws whatever the second attempt fails with.
 */
export async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
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
