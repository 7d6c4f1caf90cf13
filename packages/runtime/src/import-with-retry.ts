/** Delay before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "TypeError: Failed to fetch dynamically imported module: …", Firefox: "TypeError: error loading …". */
const FAILED_URL = /^TypeError.*dynamically imported module: (\S+)/;

/**
 * Imports a module; a failed import is retried once after a second. A call after a failure fetches again, which
 * `import()` alone does not: browsers may remember a failed module for the life of the page. So the retry uses a new
 * URL. The error's text contains the failed URL in Chromium and Firefox; Safari's does not, but Safari fetches again
 * anyway. Errors of the module itself are worded differently, so no other URL is ever imported.
 *
 * @example
 * ```ts
 * importWithRetry(() => import('./open-lightbox.ts')).then(({ openLightbox }) => openLightbox(), reportError);
 * ```
 * @throws the error of the second attempt. Each caller decides how the page works without the module.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    const url = FAILED_URL.exec(String(error))?.[1];
    if (!url) return load();
    const fresh = `${url + (url.includes('?') ? '&' : '?')}retry=${Date.now()}`;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ fresh);
  }
}
