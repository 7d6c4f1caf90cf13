import { findSource } from './find-source.ts';
import { bareHost, isWithin } from './foreign-referrer.ts';
import type { Visit } from './visit.ts';

/**
 * The page load by which a visitor of whom nothing is recorded came to the site: the one before, if its address names a
 * campaign. A visitor may go on before that page is at rest, and nothing is recorded there; its own referrer is lost.
 */
export function landingOf(visit: Visit): Visit {
  if (!URL.canParse(visit.referrer)) return visit;
  const { href, search, hostname } = new URL(visit.referrer);
  const landing = { ...visit, href, search, referrer: '' };
  const isOwn = isWithin(bareHost(hostname), bareHost(visit.hostname));
  return isOwn && findSource(landing, { hasSession: false, hasSource: false })?.type === 'utm' ? landing : visit;
}
