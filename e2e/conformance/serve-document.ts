import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bundleScript } from '../support/bundle.ts';

/** Addresses of a served document. */
export interface ServedDocument {
  readonly page: string;
  readonly suite: string;
}

const SUITE = '/conformance.js';

/** The suite's tag, first in each document. */
const TAG = `<script src="${SUITE}"></script>`;

/** Each document is a first visit, and shows nothing of the suite. */
const FIRST = 'document.currentScript.remove(); localStorage.clear(); sessionStorage.clear();';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/**
 * Serves one document after another with all islands and the suite. This is a server instead of a route of the test,
 * because the browser keeps compiled code only for files from HTTP: compiling it again takes several times as long as
 * the rest of a document.
 *
 * @param read The document that is opened next.
 */
export async function serveDocument(read: () => string): Promise<ServedDocument> {
  const suite = FIRST + (await bundleScript(`import './e2e/conformance/in-page.ts';`));
  const app = new Hono()
    .get(SUITE, (context) => context.body(suite, 200, HEADERS))
    .all('/*', (context) => context.html(read().replace(/<head\b[^>]*>/i, (head) => head + TAG)));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
      const origin = `http://page.localhost:${port}`;
      resolve({ page: `${origin}/`, suite: origin + SUITE });
    });
    // It lasts as long as its worker.
    server.unref();
  });
}
