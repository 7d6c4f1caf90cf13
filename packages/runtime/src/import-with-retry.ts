/** Delay before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "TypeError: Failed to fetch dynamically imported module: …", Firefox: "TypeError: error loading …". */
const FAILED_URL = /^TypeError.*dynamically imported module: (\S+)/;

/**
 * Imports a module; a failed import is retried once after a second. A later call after a failure fetches anew, which
 * `import()` alone does not: browsers may remember a failed module for the life of the page. So the retry has a fresh URL. The
 * failed URL stands in the error's text in Chromium and Firefox; Safari names none, but fetches again when asked again. Errors of
 * the module itself are never worded like this, so no other URL is ever imported.
 *
 * @example
 * ```ts
 * importWithRetry(() => import('./open-lightbox.ts')).then(({ openLightbox }) => openLightbox(), reportError);
 * ```
 * @throws the error of the second attempt. Each caller decides what the page does without the module.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
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
