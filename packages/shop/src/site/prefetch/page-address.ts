import { ACTING_PARAMETER, FILE, LOGOUT, NEVER, PRODUCT_BUTTON } from './contract.ts';

/**
 * The address to fetch for a link; undefined for a link that leads elsewhere, that does something, or whose page is
 * different for everybody. Fetching is not visiting: only what a visit cannot change may be fetched.
 */
export function pageAddress(link: HTMLAnchorElement, ignored: readonly string[]): string | undefined {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || !link.getAttribute('href') || link.matches(`${NEVER}, ${PRODUCT_BUTTON}`)) return;
  // This very page, or a place on it.
  if (pathname === location.pathname && search === location.search) return;
  if (ACTING_PARAMETER.test(search) || LOGOUT.test(pathname + search) || FILE.test(pathname)) return;
  return ignored.some((part) => isIn(part, pathname, search)) ? undefined : `${origin}${pathname}${search}`;
}

/**
 * Whether an address holds what is excluded: a word is a whole segment of its path, anything with a slash is a part of
 * it. The script that we stand in for also excludes what is a part of an exclusion: the home page, of every one.
 */
function isIn(part: string, pathname: string, search: string): boolean {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return part.includes('/') ? `${path}${search}`.includes(part) : path.split('/').includes(part);
}
