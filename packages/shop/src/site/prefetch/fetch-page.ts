import { insertSpeculationRules } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { canSpare } from './can-spare.ts';

interface Fetched {
  /** Addresses that were fetched from this page, by any script. */
  readonly addresses: Set<string>;
  /** The page's Content-Security-Policy refuses our rules. */
  areRulesRefused: boolean;
}

function fetched(): Fetched {
  return pageRegistry().shared('prefetch/fetched', () => ({ addresses: new Set<string>(), areRulesRefused: false }));
}

/**
 * Fetches a page ahead, once: by a speculation rule if the browser supports them, because these also keep pages that
 * the shop marks as not cacheable; else by a link element.
 *
 * @param limit Largest number of pages in all.
 */
export function fetchPage(address: string, limit: number): void {
  const page = fetched();
  const { addresses } = page;
  // With and without a trailing slash it is the same page.
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
