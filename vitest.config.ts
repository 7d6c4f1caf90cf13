import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { PATIENCE } from './e2e/support/patience.ts';
import { LeftOutReporter } from './scripts/vitest/left-out-reporter.ts';
import { LongestFirst } from './scripts/vitest/longest-first.ts';

const browserSetup = fileURLToPath(new URL('e2e/support/global-setup.ts', import.meta.url));

type ProjectConfig = NonNullable<UserWorkspaceConfig['test']>;

/** Tests that are a choice from those of the other flavour. */
const ONLY_IN_LITE = 'e2e/lite/*.e2e.ts';

/** Tests of the plugin, in a real WordPress. */
const IN_WORDPRESS = 'e2e/wordpress/*.e2e.ts';

/** Options of all tests in a browser. */
const browserTests = {
  environment: 'node',
  // Each file would read the test tools again and start a browser of its own, which takes longer than many tests.
  isolate: false,
  // One more than cores: a test that waits for its page leaves its core to another.
  maxWorkers: 3,
  setupFiles: ['e2e/support/after-tests.ts'],
  globalSetup: existsSync(browserSetup) ? [browserSetup] : [],
  testTimeout: 3 * PATIENCE,
  hookTimeout: 3 * PATIENCE,
  // `npm test` lists each test that needed it: a browser on a busy machine must not hold up what is sound, and a test
  // that fails now and then is to be found.
  retry: 1,
  // A browser on a busy machine may take longer than the second that Vitest waits.
  expect: { poll: { timeout: PATIENCE } },
} satisfies ProjectConfig;

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new LeftOutReporter()],
    // Vitest leaves one core to itself, which of two is half of them.
    maxWorkers: 2,
    // Whole lists of findings, because a failure may not come again.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          // A context of its own for each file, as with other pools, but the document's code is read once per worker.
          pool: 'vmForks',
          include: ['packages/**/src/**/*.test.{ts,tsx}'],
          // Longer than a test waits for one thing, so that its own error is told.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          setupFiles: [
            'scripts/vitest/missing-globals.ts',
            'scripts/vitest/fail-on-console.ts',
            'scripts/vitest/patient-waits.ts',
            'scripts/vitest/same-nodes.ts',
            'scripts/vitest/regions-at-once.ts',
            'scripts/vitest/shared-classes.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'fixtures',
          environment: 'node',
          include: ['fixtures/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...browserTests,
          name: 'browser',
          include: ['packages/**/src/**/*.e2e.ts', 'e2e/**/*.e2e.ts'],
          exclude: [ONLY_IN_LITE, IN_WORDPRESS, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          ...browserTests,
          name: 'wordpress',
          include: [IN_WORDPRESS],
          // One site, whose plugin is switched on and off.
          maxWorkers: 1,
          fileParallelism: false,
          globalSetup: ['e2e/wordpress/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          ...browserTests,
          name: 'browser-lite',
          // All others run in this flavour, too: `STIRRUP_FLAVOUR=lite npm run browser -- <path>`.
          include: [ONLY_IN_LITE, 'e2e/shop/*.e2e.ts'],
          env: { STIRRUP_FLAVOUR: 'lite' },
        },
      },
    ],
  },
});
