/**
 * Runs one of many callbacks: an error is reported, and does not stop the others.
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
