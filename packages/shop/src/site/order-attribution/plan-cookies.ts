import { COOKIE, DETAIL_KEYS, MIGRATED, NONE, SESSION_KEYS, SOURCE_START, VISITOR_KEYS } from './contract.ts';
import { packFields, packSource, unpackFields } from './cookie-text.ts';
import { findSource } from './find-source.ts';
import type { Jar } from './jar.ts';
import { landingOf } from './landing-of.ts';
import type { Visit } from './visit.ts';

/**
 * Plans the cookies of one page load, in Sourcebuster's order (swatches-and-others.md §5.4): the visitor's source and
 * identity, and the number of pages. Pure: the same jar and visit give the same plan.
 */
export function planCookies(jar: Jar, visit: Visit): Jar {
  const plan = new Map<string, string>();
  const read = (name: string) => jar.get(name) ?? '';
  if (!read(COOKIE.migrations)) plan.set(COOKIE.migrations, MIGRATED);
  const session = read(COOKIE.session);
  const first = wholeSource(read(COOKIE.first));
  // A lost source is replaced by the first one.
  const known = wholeSource(read(COOKIE.current)) || first;
  const landing = session || known ? visit : landingOf(visit);
  const source = findSource(landing, { hasSession: Boolean(session), hasSource: Boolean(known) });
  if (source) {
    const details = packFields(DETAIL_KEYS, [timeOf(visit), landing.href, landing.referrer || NONE]);
    plan.set(COOKIE.currentDetails, details);
    if (!read(COOKIE.firstDetails)) plan.set(COOKIE.firstDetails, details);
  }
  const current = source ? packSource(source) : known;
  plan.set(COOKIE.current, current);
  if (!first) plan.set(COOKIE.first, current);
  const visitor = read(COOKIE.visitor);
  const visits = visitor ? count(visitor, VISITOR_KEYS) + (session ? 0 : 1) : 1;
  plan.set(COOKIE.visitor, packFields(VISITOR_KEYS, [visits, NONE, visit.userAgent]));
  const pages = session ? count(session, SESSION_KEYS) + 1 : 1;
  plan.set(COOKIE.session, packFields(SESSION_KEYS, [pages, visit.href]));
  return plan;
}

/** A source's text; empty if it is damaged. */
function wholeSource(text: string): string {
  return text.startsWith(SOURCE_START) ? text : '';
}

/** The count in the first key of a cookie. */
function count(text: string, [key]: readonly [string, ...string[]]): number {
  return Number.parseInt(unpackFields(text).get(key) ?? '', 10) || 1;
}

/** `2026-03-01 09:30:00`, UTC. */
function timeOf({ time }: Visit): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
