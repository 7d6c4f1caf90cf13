import { builderSettings } from '@stirrup/cms';
import { PAGE_PARAMETER } from '../query/contract.ts';
import { PAGE_SEGMENT } from './links-contract.ts';

const NUMBER = /^[1-9]\d*$/;

/**
 * The page that a link leads to; undefined for a link to elsewhere: another site, or no address at all.
 *
 * A path that ends in a number need not name a page; `/2024/` is an archive. It does if the segment before says so, or
 * if the loop has that many pages. The builder's script would request page 2024 (bricks-dynamic.md §3.9).
 *
 * @param maxPages Number of the loop's pages; 0 if unknown.
 * @example
 * ```ts
 * pageNumber('page/3/', 5); // 3
 * pageNumber('?paged=2', 5); // 2
 * pageNumber('/2024/', 5); // 1
 * ```
 */
export function pageNumber(href: string, maxPages: number): number | undefined {
  const url = URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : undefined;
  if (!url || url.origin !== location.origin) return undefined;
  const parameter = url.searchParams.get(PAGE_PARAMETER);
  if (parameter !== null) return NUMBER.test(parameter) ? Number(parameter) : undefined;
  if (isSamePath(url.pathname, firstPath())) return 1;
  const [last = '', before] = url.pathname.split('/').filter(Boolean).reverse();
  const isPage = NUMBER.test(last) && (before === PAGE_SEGMENT || Number(last) <= (maxPages || Number(last)));
  return isPage ? Number(last) : 1;
}

/** The same link for another page. */
export function pageAddress(page: number, template: string): string {
  const url = new URL(template, document.baseURI);
  if (url.searchParams.has(PAGE_PARAMETER)) {
    if (page > 1) url.searchParams.set(PAGE_PARAMETER, String(page));
    else url.searchParams.delete(PAGE_PARAMETER);
  } else if (page > 1) url.pathname = url.pathname.replace(/\d+(\/?)$/, `${page}$1`);
  else url.pathname = firstPagePath(url.pathname);
  return url.href;
}

/** Path of the first page. */
function firstPath(): string {
  const { baseUrl } = builderSettings();
  return URL.canParse(baseUrl) ? new URL(baseUrl).pathname : firstPagePath(location.pathname);
}

function firstPagePath(path: string): string {
  return path.replace(new RegExp(`/(${PAGE_SEGMENT}/)?\\d+/?$`), '/');
}

function isSamePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
