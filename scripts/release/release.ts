/**
 * Releases all packages: docs/releasing.md describes it step by step, and how to go on after a step that failed.
 *
 * @example
 * ```sh
 * npm run release -- --dry-run
 * npm run release -- --no-provenance
 * ```
 */
import { rehearse } from './dry-run/rehearse.ts';
import { readOptions } from './read-options.ts';
import { releaseSteps } from './release-steps.ts';
import { runSteps } from './run-steps.ts';

try {
  const options = readOptions(process.argv.slice(2));
  const isDone = options.isDryRun ? await rehearse(options) : await runSteps(await releaseSteps(options));
  // Verdaccio leaves timers and connections open, for which the process would wait.
  process.exit(isDone ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
