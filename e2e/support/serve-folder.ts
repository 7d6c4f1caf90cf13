import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fileOf } from '../../fixtures/cms/file-of.ts';

/** A folder that is served. */
export interface Site {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder of built files. A server, not a route of the test's: only what comes over HTTP does the browser keep,
 * compiled, for the next page.
 */
export async function serveFolder(folder: string): Promise<Site> {
  const app = new Hono()
    // Browsers ask for it, whatever the page says.
    .get('/favicon.ico', (context) => context.body(null, 204))
    .get('/*', (context) => fileOf(folder, context.req.path));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
      resolve({
        url: `http://stories.localhost:${port}`,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
