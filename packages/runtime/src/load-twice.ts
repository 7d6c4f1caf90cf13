/** Pause before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "TypeError: Failed to fetch dynamically imported module: …", Firefox: "TypeError: error loading …". */
const FAILED_URL = /^TypeError.*dynamically imported module: (\S+)/;

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
    const url = FAILED_URL.exec(String(error))?.[1];
    if (!url) return load();
    const fresh = `${url + (url.includes('?') ? '&' : '?')}retry=${Date.now()}`;
    return import(/* @vite-ignore */ fresh);
  }
}
