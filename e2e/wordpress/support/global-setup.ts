import type { TestProject } from 'vitest/node';
import { serveCms } from '../../../fixtures/cms/serve.ts';
import { startWordPress } from './start-wordpress.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's WordPress, without a trailing slash. */
    wordpress: string;
    /** Folder of the plugin's files in it. */
    plugin: string;
  }
}

/** Starts one WordPress on the oldest PHP that the plugin allows, and the demo CMS, which answers the shop's calls. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [shop, wordpress] = await Promise.all([serveCms(), startWordPress({ php: '7.4' })]);
  project.provide('shop', shop.url);
  project.provide('wordpress', wordpress.url);
  project.provide('plugin', wordpress.plugin);
  return async () => {
    await Promise.all([shop.close(), wordpress.close()]);
  };
}
