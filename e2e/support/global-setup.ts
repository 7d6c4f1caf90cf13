import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one Chromium of the run. */
    chromium: string;
    /** Address of the demo CMS of the run, without a slash at its end. */
    shop: string;
  }
}

const serveFile = fileURLToPath(new URL('../../fixtures/cms/serve.ts', import.meta.url));

interface Server {
  readonly url: string;
  readonly close: () => Promise<unknown> | unknown;
}

/** Starts one Chromium and one demo CMS for the whole run; every test gets a browser context, and so a session, of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launchOptions);
  const shop = await serveShop();
  project.provide('chromium', browser.wsEndpoint());
  project.provide('shop', shop?.url.replace(/\/$/, '') ?? '');
  return async () => {
    await shop?.close();
    await browser.close();
  };
}

async function serveShop(): Promise<Server | undefined> {
  if (!existsSync(serveFile)) return undefined;
  const { serveCms }: { serveCms: (options: { port: number }) => Promise<Server> } = await import(serveFile);
  return serveCms({ port: 0 });
}
