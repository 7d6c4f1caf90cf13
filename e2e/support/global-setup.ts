import type { TestProject } from 'vitest/node';
import { serveCms } from '../../fixtures/cms/serve.ts';
import { flavourAsked } from '../../scripts/flavours.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's demo CMS, without a trailing slash. */
    shop: string;
  }
}

/** Starts one demo CMS for the whole run; every test gets a browser context, and with it a session, of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await serveCms({ port: 0, flavour: flavourAsked(project.config.env?.['STIRRUP_FLAVOUR']) });
  project.provide('shop', shop.url);
  return () => shop.close();
}
