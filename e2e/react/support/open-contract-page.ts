import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser.ts';
import { bundleWith, type ReactBuild } from './react-versions.ts';

const bundles = new Map<ReactBuild, Promise<string>>();

/**
 * Opens a page whose `contract` object (see `page.ts`) can start the islands of `islands.tsx` with one build of React.
 * Nothing starts by itself, so a test can prepare the page first.
 */
export async function openContractPage(
  react: ReactBuild,
  body: string,
  options: { readonly headers?: Readonly<Record<string, string>>; readonly head?: string } = {},
): Promise<Page> {
  const bundle = bundles.get(react) ?? bundleWith(react, 'support/page.ts');
  bundles.set(react, bundle);
  const page = await openPage(
    `<!doctype html><html lang="en"><head><title>Contract</title><link rel="icon" href="data:,">${options.head ?? ''}
<script type="module" src="/page.js"></script></head><body>${body}</body></html>`,
    { files: { '/page.js': await bundle }, ...(options.headers && { headers: options.headers }) },
  );
  await page.waitForFunction(() => 'contract' in globalThis);
  return page;
}
