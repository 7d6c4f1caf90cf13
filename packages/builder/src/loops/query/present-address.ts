import { PAGE_PARAMETER } from './contract.ts';

/**
 * An address with the page's present parameters in place of its own, but for the page number: filters may have changed
 * the others since a link was printed.
 *
 * @param leftBehind Present parameters that it does not get.
 */
export function presentAddress(address: string, leftBehind: Iterable<string> = []): URL {
  const url = new URL(address, location.href);
  const { searchParams } = url;
  const page = searchParams.get(PAGE_PARAMETER);
  url.search = location.search;
  for (const name of leftBehind) searchParams.delete(name);
  if (page) searchParams.set(PAGE_PARAMETER, page);
  else searchParams.delete(PAGE_PARAMETER);
  return url;
}
