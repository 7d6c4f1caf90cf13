/**
 * Leaves out the second before an import is retried: `importWithRetry` tries again at once. It runs in a page, so it
 * contains all that it needs.
 */
export function retryAtOnce(): void {
  const { setTimeout } = globalThis;
  /** The delay of `importWithRetry` before its second attempt, in ms. */
  const RETRY_DELAY = 1000;
  Object.assign(globalThis, {
    setTimeout: (run: () => unknown, delay?: number, ...values: unknown[]) =>
      setTimeout(run, delay === RETRY_DELAY ? 0 : delay, ...values),
  });
}
