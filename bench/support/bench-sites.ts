import { shopApp } from '../../fixtures/cms/serve.ts';
import { recordedCalls, recordedPage } from '../../fixtures/recordings.ts';
import { LOADS, type Load, type MeasuredPage, measuredPages } from './measured-pages.ts';
import { demoDocument, recordedDocument } from './page-scripts.ts';
import { replacedScript } from './replaced-libraries.ts';

/** Address at which the pages were recorded. */
const RECORDED_AT = /https:(\\?\/\\?\/)shop\.test/g;

/** The demo shop's switches for each load. */
const SWITCHES: Readonly<Record<Load, Readonly<Record<string, string>>>> = {
  replaced: { stirrup: 'off', legacy: 'shop' },
  none: { stirrup: 'off' },
  ours: {},
  lite: { stirrup: 'lite' },
};

/** Address of a page in a kind of load: each load has a host of its own, and each site a domain. */
export const addressOf = ({ site, path }: Pick<MeasuredPage, 'site' | 'path'>, load: Load) =>
  `https://${load}.${site}.test${path}`;

type Answer = (request: Request, url: URL, load: Load) => Promise<Response>;

/** Answers all requests of measured pages, as the demo shop does, or as the recorded one did. */
export function createSites(): (request: Request) => Promise<Response> {
  const shop = shopApp();
  const demo: Answer = async (request, url, load) => {
    if (request.headers.get('sec-fetch-dest') !== 'document') return shop.fetch(request);
    for (const [name, value] of Object.entries(SWITCHES[load])) url.searchParams.set(name, value);
    const response = await shop.fetch(new Request(url, { headers: request.headers }));
    if (response.status !== 200) return response;
    const scripts = measuredPages.find(({ path }) => path === url.pathname)?.scripts ?? [];
    return new Response(demoDocument(await response.text(), load, scripts), response);
  };
  const recorded: Answer = async (request, url, load) => {
    if (url.pathname.startsWith('/stirrup/')) return shop.fetch(request);
    if (url.pathname.startsWith('/wp-content/uploads/')) {
      // The recordings have no pictures.
      return shop.fetch(new Request(new URL('/wp-content/uploads/irons-150.svg', url)));
    }
    if (request.headers.get('sec-fetch-dest') === 'document') {
      const html = recordedPage(url.pathname.slice(1, -1)).replaceAll(RECORDED_AT, `https:$1${url.host}`);
      return html === '' ? NOT_FOUND() : htmlOf(recordedDocument(html, load));
    }
    return url.searchParams.get('wc-ajax') === FRAGMENTS ? fragments() : NOT_FOUND();
  };
  return async (request) => {
    const url = new URL(request.url);
    const [name, site] = url.hostname.split('.');
    const load = LOADS.find((one) => one === name) ?? 'none';
    const script = await replacedScript(url.pathname);
    return script ?? (site === 'recorded' ? recorded(request, url, load) : demo(request, url, load));
  };
}

/** The recorded call that scripts make by themselves. */
const FRAGMENTS = 'get_refreshed_fragments';

function fragments(): Response {
  const [call] = recordedCalls(FRAGMENTS);
  return new Response(call?.response.body ?? '', { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

const NOT_FOUND = () => new Response('', { status: 404, headers: { 'Content-Type': 'text/plain' } });

const htmlOf = (html: string) => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
