import { ENGINES, GOOGLE, YANDEX } from './contract.ts';
import type { Visit } from './visit.ts';

/** Another site as referrer. */
export interface Referrer {
  /** Without `www.`. */
  readonly host: string;
  /** As in the address. */
  readonly hostname: string;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/**
 * The referrer, if it is another site: neither the shop's own host nor a subdomain of it (swatches-and-others.md §5.3).
 */
export function foreignReferrer({ referrer, hostname }: Visit): Referrer | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  const host = bareHost(url.hostname);
  if (isWithin(host, bareHost(hostname))) return undefined;
  return { host, hostname: url.hostname, path: url.pathname, query: url.search.slice(1) };
}

/**
 * The search engine of a referrer (swatches-and-others.md §5.2). All but Google have to pass a query, and most no
 * longer do: such visits are referrals.
 */
export function findEngine({ hostname, query }: Referrer): string | undefined {
  if (YANDEX.hosts.test(hostname) && query.includes(`${YANDEX.parameter}=`)) return YANDEX.name;
  if (GOOGLE.hosts.test(hostname)) return GOOGLE.name;
  const parameters = query.toLowerCase();
  const engine = ENGINES.find(([host, key]) => isWithin(hostname, host) && parameters.includes(`${key}=`));
  return engine?.[2];
}

/** A host without `www.`: the domain of the cookies, and the name of a referral. */
export function bareHost(hostname: string): string {
  return hostname.replace('www.', '');
}

/** True if a host is the given one or a subdomain of it. */
export function isWithin(host: string, domain: string): boolean {
  return `.${host}`.endsWith(`.${domain}`);
}
