/** Copies with the same major share one registry on a page; copies of another leave claimed elements alone. */
export const MAJOR = 0;
