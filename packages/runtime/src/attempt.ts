/**
 * Runs one of many: what it throws is reported, and ends none of the others.
 *
 * @param otherwise Done instead.
 */
export function attempt(run: () => unknown, otherwise?: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
    otherwise?.();
  }
}
