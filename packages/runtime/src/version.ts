/** Versions with the same major share one registry on a page; those of another leave claimed elements alone. */
export const MAJOR = 0;
