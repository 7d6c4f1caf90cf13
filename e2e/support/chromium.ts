import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Debian's Chromium without its windows, which take longer to open than most test pages; else the one that has them. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Windows have these suggestions of the address bar ready, two pages of their own that take longer to start than a test page. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Of the features that Playwright switches off those that concern us: a second list takes the place of its own. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How every browser test and benchmark starts Chromium: no window, no traffic of its own, garbage collected on request. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? BROWSERS.find((path) => existsSync(path)) ?? '',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...AS_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ],
} satisfies LaunchOptions;
