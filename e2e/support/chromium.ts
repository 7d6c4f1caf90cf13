import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/**
 * Debian's headless Chromium, because windows of the complete one take longer to open than most test pages; otherwise
 * the complete one.
 */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The address bar's suggestions, two pages of each window that take longer to start than a test page. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The features that Playwright disables and that matter here, because a second list replaces its own. */
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

const DISABLED = [...AS_PLAYWRIGHT, ...SUGGESTIONS];

/**
 * Chromium's options for benchmarks and for tests with visitors' speed: no window, no traffic of its own, garbage
 * collection on request.
 */
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
    `--disable-features=${DISABLED.join()}`,
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
  ],
} satisfies LaunchOptions;

/**
 * For tests, whose pages live for a second: no code is optimised that few calls would use, and no process is started ahead
 * of the next page. Takes a fifth less of the processor; benchmarks measure what visitors have.
 */
export const testLaunchOptions = {
  ...launchOptions,
  args: [
    ...launchOptions.args.filter((argument) => !/^--(js-flags|disable-features)=/.test(argument)),
    '--disable-site-isolation-trials',
    `--disable-features=${[...DISABLED, 'SpareRendererForSitePerProcess'].join()}`,
    '--js-flags=--expose-gc --no-opt --no-maglev --no-sparkplug',
  ],
} satisfies LaunchOptions;
