import { addressOf } from './bench-sites.ts';
import type { Load, MeasuredPage } from './measured-pages.ts';

/** Cookies, by name, of a visitor who has opened the page before this one, if there is any. */
export async function visitorOf(
  answer: (request: Request) => Promise<Response>,
  { site, before }: MeasuredPage,
  load: Load,
): Promise<ReadonlyMap<string, string>> {
  if (before === undefined) return new Map();
  const response = await answer(new Request(addressOf({ site, path: before }, load)));
  return new Map(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
