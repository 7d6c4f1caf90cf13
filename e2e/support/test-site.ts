import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from 'playwright-core';

/** Address of a test's own page; browsers treat `localhost` as secure. */
export const SITE = 'http://page.localhost';

const distribution = fileURLToPath(new URL('../../dist/browser', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Answers the requests of one browser context to {@link SITE}: the page itself at every path without a file name, the
 * given files, and `/stirrup/…` from `dist/browser`. No server runs; routes that a test adds come first.
 */
export async function serveSite(
  context: BrowserContext,
  html: string,
  files: ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await context.route(`${SITE}/**`, async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const type = types[extname(pathname)];
    const body = files.get(pathname) ?? (pathname.startsWith('/stirrup/') ? readBuilt(pathname) : undefined);
    if (body !== undefined) await route.fulfill({ body, contentType: type ?? 'text/plain' });
    else if (type) await route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404 });
    else await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { ...headers } });
  });
}

/**
 * Checks that there is a build to serve.
 *
 * @throws {Error} with the command that makes one.
 */
export function requireBuild(): void {
  if (!existsSync(distribution)) throw new Error(`Stirrup: ${distribution} is missing. Run "npm run build" first.`);
}

function readBuilt(pathname: string): string | undefined {
  requireBuild();
  const file = `${distribution}${pathname.slice('/stirrup'.length)}`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Wraps markup in a document, unless it is one, and adds module scripts at the end of its head. */
export function documentOf(html: string, scripts: readonly string[]): string {
  const tags = scripts.map((source) => `<script type="module" src="${source}"></script>`).join('');
  if (/<\/head>/i.test(html)) return html.replace(/<\/head>/i, `${tags}</head>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test page</title><link rel="icon" href="data:,">${tags}</head><body><main>${html}</main></body></html>`;
}
