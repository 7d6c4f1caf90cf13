import { relative } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A folder that is served. */
export interface Site {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder of built files, whose names change with their contents. A server, not a route of the test's: only what
 * comes over HTTP does the browser keep, compiled, for the next page.
 */
export async function serveFolder(folder: string): Promise<Site> {
  const app = new Hono();
  // Browsers ask for it, whatever the page says.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  app.use('/assets/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'public, max-age=3600, immutable');
  });
  app.use(serveStatic({ root: relative(process.cwd(), folder) }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
      resolve({
        url: `http://stories.localhost:${port}`,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
