import { PAGE_PARAMETER } from './contract.ts';

/**
 * An address with the page's present parameters in place of its own, but for the page number: filters may have changed
 * the others since a link was printed.
 */
export function presentAddress(address: string): URL {
  const url = new URL(address, location.href);
  const { searchParams } = url;
  const page = searchParams.get(PAGE_PARAMETER);
  url.search = location.search;
  if (page) searchParams.set(PAGE_PARAMETER, page);
  else searchParams.delete(PAGE_PARAMETER);
  return url;
}
