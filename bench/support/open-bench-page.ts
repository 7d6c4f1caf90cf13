import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { documentOf, SITE, serveSite } from '../../e2e/support/test-site.ts';
import type { OpenBenchPage } from './bench.ts';

/** Isolated pages have a clock of 5 µs instead of 100 µs. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Opens bench pages in a browser, each in a context of its own. */
export function benchPages(browser: Browser): OpenBenchPage {
  return async (script) => {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(`../pages/${script}`, import.meta.url))],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const context = await browser.newContext();
    const files = new Map([['/bench.js', outputFiles[0]?.text ?? '']]);
    await serveSite(context, documentOf('', ['/bench.js']), files, ISOLATED);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(SITE);
    await page.waitForFunction(() => 'measure' in globalThis);
    return page;
  };
}
