/** The page's names for its colour schemes (swatches-and-others.md §3). */
export const SCHEME = {
  /** The CMS's global: the site's main scheme, and whether the device is asked. */
  settings: 'acss',
  /** Key in localStorage; it holds `light` or `dark`, whichever of them is the main one. */
  storageKey: 'acss-color-scheme',
  /** On `<html>` while the scheme that is not the main one shows. */
  alternativeClass: 'color-scheme--alt',
} as const;

/** Ours, on `<html>`: `light` or `dark`, for styles that need not know which of them is the main one. */
export const SCHEME_ATTRIBUTE = 'data-colour-scheme';

/** Ours, raised on `<html>` after a change; the system that we stand in for raises nothing. Detail: {@link SchemeChange}. */
export const SCHEME_EVENT = 'stirrup:colour-scheme';

/** Asks the device. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
