/** Delay before the second attempt, in ms. */
const RETRY_DELAY = 1000;

/** Chromium: "TypeError: Failed to fetch dynamically imported module: …", Firefox: "TypeError: error loading …". */
const FAILED_URL = /dynamically imported module: (\S+)/;

/**
 * Imports a module; a failed import is retried once after a second. A call after a failure fetches the module again, which
 * `import()` alone does not in browsers that remember a failed module for the life of the page. So the retry uses a new
 * URL. The error's text contains the failed URL in Chromium and Firefox; Safari's does not, so there the URL stays: Safari
 * fetches again, but may not after a failed preload of the file. Errors of the module itself are worded differently, so no
 * other URL is ever imported. Files that the module imports keep their URLs: a browser that remembers the failure of one
 * of them fails again (docs/browsers.md).
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
