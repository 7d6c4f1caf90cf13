import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServedCms } from '../../fixtures/cms/serve.ts';
import type { NamedPage } from '../conformance/own-pages.ts';
import { bundleScript } from '../support/bundle.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Nothing may move by itself during a trial; no driver but one can say so to its browser. */
const AT_REST = `<style>*, ::before, ::after { animation: none !important; transition: none !important }</style>
<script>{ const ask = matchMedia; globalThis.matchMedia = (query) => ask.call(globalThis, /reduced-motion/.test(query) ? 'all' : query); }</script>`;

/** The demo shop's own addresses, where it is printed without a server. */
const HOST = /http:(\\?\/\\?\/)localhost(?=\\?\/)/g;

/**
 * Serves the pages of the conformance suite: page 12 under the host `t12.localhost`, as every path of that host that
 * asks for a document. The CMS behind them never responds.
 *
 * @param tools Script of the visitor, which comes first.
 */
export async function serveTrials(pages: readonly NamedPage[], tools: string): Promise<ServedCms> {
  const suite = await bundleScript(`import './e2e/conformance/in-page.ts';`);
  const never = new Promise<Response>(() => undefined);
  const app = new Hono().all('/*', (context) => {
    const { pathname, hostname } = new URL(context.req.url);
    const asked = context.req.header('sec-fetch-dest') ?? '';
    if (pathname === '/visitor-tools.js') return context.body(tools, 200, { 'Content-Type': 'text/javascript' });
    if (pathname === '/conformance.js') return context.body(suite, 200, { 'Content-Type': 'text/javascript' });
    if (asked === 'image') return context.body(PICTURE, 200, { 'Content-Type': 'image/svg+xml' });
    if (asked === 'empty') return never;
    if (asked !== 'document') return context.body('');
    const { html = '' } = pages[Number(/^t(\d+)\./.exec(hostname)?.[1])] ?? {};
    const scripts = '<script src="/visitor-tools.js"></script><script src="/conformance.js"></script>';
    return context.html(html.replaceAll(HOST, '').replace(/<head[^>]*>/, (head) => `${head}${AT_REST}${scripts}`));
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${port}`, close });
    });
  });
}
