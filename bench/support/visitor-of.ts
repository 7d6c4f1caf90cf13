import { createGuest } from '../../fixtures/cms/create-guest.ts';
import { addressOf } from './bench-sites.ts';
import type { Load, MeasuredPage } from './measured-pages.ts';

/** Cookies, by name, of a visitor who has opened the page before this one, if there is any. */
export async function visitorOf(
  answer: (request: Request) => Promise<Response>,
  { site, before }: MeasuredPage,
  load: Load,
): Promise<ReadonlyMap<string, string>> {
  const guest = createGuest(answer);
  if (before !== undefined) await guest.request(addressOf({ site, path: before }, load));
  return guest.cookies;
}
