import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { launchOptions } from './chromium.ts';

/** The complete Chromium: the headless one never restores pages from its back/forward cache. */
const COMPLETE = '/usr/bin/chromium';

/** Options of a browser with a back/forward cache; undefined where there is none. */
export const pageCacheOptions: LaunchOptions | undefined = existsSync(COMPLETE)
  ? {
      executablePath: COMPLETE,
      args: [...launchOptions.args.filter((argument) => argument !== '--headless'), '--headless=new'],
      ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless', '--headless=old'],
    }
  : undefined;
