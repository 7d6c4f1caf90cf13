import { MessageChannel } from 'node:worker_threads';

/** Writes an error to the console, as browsers do: that fails a test which does not expect it. */
function reportError(error: unknown): void {
  console.error(error);
}

/** Adds globals of every browser that a test's document lacks. */
Object.assign(globalThis, { MessageChannel, reportError });
