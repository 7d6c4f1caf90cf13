import { cartFragmentsSettings, fragmentsIn } from '@stirrup/cms';
import { forget, readStored, store } from '@stirrup/cms/storage';
import { parseObject, readCookie } from '@stirrup/runtime';
import { BLIND_KEY, COOKIE, COPY_LIFETIME, CREATED_KEY, SITE_COPY_PREFIX } from './contract.ts';

/** The server's HTML of the cart, by selector. */
export type Fragments = Readonly<Record<string, string>>;

/** The browser's copy of the cart. */
export interface CartCopy {
  readonly fragments: Fragments;
  /** Empty for an empty cart. */
  readonly hash: string;
  /** Time of the server's answer, in ms. */
  readonly created: number;
}

/**
 * The copy that may be shown without a request: its hash is the cookie's, and it is younger than 24 h.
 *
 * The shop's own script keeps a copy per tab, so every new tab makes a request. We read and write that copy, too, so
 * that both work, and keep a second one for the whole site. That one is removed as soon as it may no longer be shown: it
 * says what lies in the cart, its links have nonces, and the next visitor of this browser may be another one. A script
 * that has emptied the tab's copy wants neither: switchers of languages and currencies make the shop's script fetch so.
 */
export function readCopy(): CartCopy | undefined {
  const hash = readCookie(COOKIE.hash);
  const isTrusted = !isCartUnknown() && (hash !== '' || !isCartFilled());
  const site = isTabCopyEmptied() ? undefined : readSiteCopy();
  if (!isTrusted || site?.hash !== hash) forget('localStorage', siteKey());
  const copy = isTrusted ? [readTabCopy(), site].find((one) => one?.hash === hash) : undefined;
  // Themes read the tab's copy when its event is emitted.
  if (copy && copy === site) writeTabCopy(copy);
  return copy;
}

/**
 * Stores a copy for this tab and for the site. The hash in local storage comes last: other tabs listen to its change.
 */
export function writeCopy(copy: CartCopy): void {
  const { fragments, hash, created } = copy;
  writeTabCopy(copy);
  if (hash && isCartFilled()) forget('localStorage', BLIND_KEY);
  else if (hash) store('localStorage', BLIND_KEY, '1');
  store('localStorage', siteKey(), JSON.stringify({ fragments, hash, created, language: pageLanguage() }));
  store('localStorage', cartFragmentsSettings().cart_hash_key, hash);
}

function writeTabCopy({ fragments, hash, created }: CartCopy): void {
  const { cart_hash_key, fragment_name } = cartFragmentsSettings();
  store('sessionStorage', fragment_name, JSON.stringify(fragments));
  store('sessionStorage', cart_hash_key, hash);
  if (hash) store('sessionStorage', CREATED_KEY, String(created));
}

/** True if the shop's cookie says that the cart is not empty. */
export function isCartFilled(): boolean {
  return Number(readCookie(COOKIE.filled)) > 0 || readCookie(COOKIE.hash) !== '';
}

/**
 * True if only the server knows the cart: it once sent a filled one, but no cookie. Sites can hide their cookies from
 * scripts (woocommerce.md §4.3); a missing cookie tells nothing then.
 */
export function isCartUnknown(): boolean {
  return readStored('localStorage', BLIND_KEY) !== null;
}

function readTabCopy(): CartCopy | undefined {
  const { cart_hash_key, fragment_name } = cartFragmentsSettings();
  const hash = readStored('sessionStorage', cart_hash_key);
  const json = readStored('sessionStorage', fragment_name);
  const created = readStored('sessionStorage', CREATED_KEY);
  if (!hash || !json || !created) return undefined;
  return checkCopy({ fragments: parseObject(json), hash, created: Number(created) });
}

function isTabCopyEmptied(): boolean {
  const { cart_hash_key, fragment_name } = cartFragmentsSettings();
  return readStored('sessionStorage', cart_hash_key) !== null && readStored('sessionStorage', fragment_name) === null;
}

/**
 * The site's copy, now also the tab's, if it is the one that another tab has announced, or the cookie's, which may be
 * newer.
 */
export function readAnnouncedCopy(hash: string | null): CartCopy | undefined {
  const copy = readSiteCopy();
  if (!copy || (copy.hash !== hash && copy.hash !== readCookie(COOKIE.hash))) return undefined;
  writeTabCopy(copy);
  return copy;
}

/** The site's copy, if its HTML is in the language of this page. */
function readSiteCopy(): CartCopy | undefined {
  const copy = parseObject(readStored('localStorage', siteKey()) ?? '');
  return copy?.['language'] === pageLanguage() ? checkCopy(copy) : undefined;
}

function pageLanguage(): string {
  return document.documentElement.lang;
}

function siteKey(): string {
  return SITE_COPY_PREFIX + cartFragmentsSettings().fragment_name;
}

/** Storage may contain anything: another version's copy, half a copy, the string `undefined`. */
function checkCopy({ fragments: stored, hash, created }: Readonly<Record<string, unknown>>): CartCopy | undefined {
  const fragments = readFragments(stored);
  if (typeof hash !== 'string' || typeof created !== 'number' || !fragments) return undefined;
  const age = Date.now() - created;
  return age >= 0 && age < COPY_LIFETIME ? { fragments, hash, created } : undefined;
}

/** The fragments in a stored value, or in another script's event; undefined if it has none. */
export function readFragments(value: unknown): Fragments | undefined {
  const fragments = fragmentsIn(value);
  return fragments && Object.keys(fragments).length > 0 ? fragments : undefined;
}
