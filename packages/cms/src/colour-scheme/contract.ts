/** The page's names for its colour schemes (swatches-and-others.md §3). */
export const SCHEME = {
  /** The CMS's global: the site's main scheme, and a flag for following the device. */
  settings: 'acss',
  /** Key in localStorage; the value is `light` or `dark`, whichever is the main scheme. */
  storageKey: 'acss-color-scheme',
  /** Class of `<html>` while the alternative scheme shows. */
  alternativeClass: 'color-scheme--alt',
} as const;

/** Ours, on `<html>`: `light` or `dark`, for styles that are independent of the main scheme. */
export const SCHEME_ATTRIBUTE = 'data-colour-scheme';

/**
 * Ours, emitted on `<html>` after a change; the system that we replace emits no event. Detail: {@link SchemeChange}.
 */
export const SCHEME_EVENT = 'stirrup:colour-scheme';

/** Media query for the device's preference. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
