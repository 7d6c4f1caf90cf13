import { ACTING_PARAMETER, FILE, LOGOUT, NEVER, PRODUCT_BUTTON } from './contract.ts';

/**
 * The address to fetch for a link; undefined for other sites, for links that change the server's state, and for pages
 * that differ by visitor. Fetching is not visiting: only pages without side effects may be fetched.
 */
export function pageAddress(link: HTMLAnchorElement, ignored: readonly string[]): string | undefined {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || !link.getAttribute('href') || link.matches(`${NEVER}, ${PRODUCT_BUTTON}`)) return;
  // The current page, or an anchor on it.
  if (pathname === location.pathname && search === location.search) return;
  if (ACTING_PARAMETER.test(search) || LOGOUT.test(pathname + search) || FILE.test(pathname)) return;
  return ignored.some((part) => isIn(part, pathname, search)) ? undefined : `${origin}${pathname}${search}`;
}

/**
 * True if an address matches an exclusion: a word has to be a whole segment of the path, text with a slash any part of
 * it. The CMS's own script also tests the reverse, so that every exclusion matches the home page.
 */
function isIn(part: string, pathname: string, search: string): boolean {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return part.includes('/') ? `${path}${search}`.includes(part) : path.split('/').includes(part);
}
