import type { LaunchOptions } from 'playwright-core';

/** How every browser test and benchmark starts Chromium: no window, no traffic of its own, garbage collected on request. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ],
} satisfies LaunchOptions;
