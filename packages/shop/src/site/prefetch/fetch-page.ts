import { insertSpeculationRules } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { canSpare } from './can-spare.ts';

interface Fetched {
  /** Addresses that have been fetched from this page, whoever asked for it. */
  readonly addresses: Set<string>;
  /** The page's Content-Security-Policy takes no rules of ours. */
  areRulesRefused: boolean;
}

function fetched(): Fetched {
  return pageRegistry().shared('prefetch/fetched', () => ({ addresses: new Set<string>(), areRulesRefused: false }));
}

/**
 * Fetches a page beforehand, once: by a speculation rule where the browser has them, for it then keeps what the shop
 * forbids caches to keep; else by a link element.
 *
 * @param limit How many pages in all.
 */
export function fetchPage(address: string, limit: number): void {
  const page = fetched();
  const { addresses } = page;
  // With and without a slash at its end it is one page.
  const key = address.replace(/\/(?=\?|$)/, '');
  if (addresses.has(key) || addresses.size >= limit || !canSpare()) return;
  addresses.add(key);
  const rules = { prefetch: [{ source: 'list', urls: [address], eagerness: 'immediate' }] };
  const refused = () => {
    page.areRulesRefused = true;
    insertLink(address);
  };
  if (page.areRulesRefused || !insertSpeculationRules(rules, refused)) insertLink(address);
}

function insertLink(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
