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

/** A colour scheme of the page. */
export type ColourScheme = 'light' | 'dark';

/** Detail of the event `stirrup:colour-scheme`. */
export interface SchemeChange {
  readonly scheme: ColourScheme;
  /** Origin of the change: this page, another page of the site, or the device. */
  readonly origin: 'page' | 'other-page' | 'device';
}

/**
 * Ours, emitted on `<html>` after a change; the system that we replace emits no event. Detail: {@link SchemeChange}.
 */
export const SCHEME_EVENT = 'stirrup:colour-scheme';

/** Media query for the device's preference. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
