import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serveCms } from '../../fixtures/cms/serve.ts';
import { launchOptions } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's one Chromium. */
    chromium: string;
    /** Address of the run's demo CMS, without a trailing slash. */
    shop: string;
  }
}

/**
 * Starts one Chromium and one demo CMS for the whole run; every test gets a browser context, and with it a session, of
 * its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launchOptions);
  const shop = await serveCms({ port: 0 });
  project.provide('chromium', browser.wsEndpoint());
  project.provide('shop', shop.url);
  return async () => {
    await shop.close();
    await browser.close();
  };
}
