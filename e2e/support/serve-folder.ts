import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fileOf } from '../../fixtures/cms/file-of.ts';

/** A folder with its server. */
export interface Site {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Headers of a script that never changes. */
const SCRIPT = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Serves a folder of built files. It is a server instead of a route of the test, because the browser keeps compiled
 * code only for files from HTTP.
 *
 * @param scripts Scripts besides the folder's, by path: `{ '/tools.js': '…' }`.
 */
export async function serveFolder(folder: string, scripts: Readonly<Record<string, string>> = {}): Promise<Site> {
  const app = new Hono()
    // Browsers request it for every page.
    .get('/favicon.ico', (context) => context.body(null, 204))
    .get('/*', async (context) => {
      const { path } = context.req;
      const script = scripts[path];
      return script === undefined ? fileOf(folder, path) : context.body(script, 200, SCRIPT);
    });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
      resolve({
        url: `http://stories.localhost:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            // A page that is still open would keep the server waiting for its requests.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
