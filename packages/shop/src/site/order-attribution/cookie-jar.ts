import { COOKIE } from './contract.ts';
import { decodeCookie, encodeCookie } from './cookie-text.ts';
import { bareHost } from './foreign-referrer.ts';
import type { Jar } from './jar.ts';
import type { AttributionSettings } from './settings.ts';

const NAMES: readonly string[] = Object.values(COOKIE);

/** Texts of the attribution's cookies. Empty if cookies are forbidden. */
export function readJar(): Jar {
  const pairs = withCookies((page) => page.cookie.split('; '), []).map((pair) => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), decodeCookie(pair.slice(end + 1))] as const;
  });
  return new Map(pairs.filter(([name, text]) => NAMES.includes(name) && text !== ''));
}

/** Writes cookies for this host and its subdomains. */
export function writeJar(jar: Jar, settings: Pick<AttributionSettings, 'lifetime' | 'session' | 'base64'>): void {
  const { lifetime, session, base64 } = settings;
  for (const [name, text] of jar) {
    const minutes = name === COOKIE.session ? session : lifetime;
    const expires = minutes > 0 ? `; expires=${new Date(Date.now() + minutes * 60_000).toUTCString()}` : '';
    write(`${encodeCookie(name, text, base64)}${expires}${domain()}; path=/`);
  }
}

/** Removes them from their domain, and from the host alone, for which others may have set them. */
export function clearJar(): void {
  for (const name of NAMES) {
    for (const place of [domain(), '']) write(`${name}=; max-age=0${place}; path=/`);
  }
}

function domain(): string {
  const host = bareHost(location.hostname);
  return host ? `;domain=.${host}` : '';
}

function write(cookie: string): void {
  withCookies((page) => {
    page.cookie = cookie;
  }, undefined);
}

/** In a sandboxed frame, access to cookies throws. */
function withCookies<Value>(use: (page: Document) => Value, otherwise: Value): Value {
  try {
    return use(document);
  } catch {
    return otherwise;
  }
}
