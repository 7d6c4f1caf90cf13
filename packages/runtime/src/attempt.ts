/**
 * Runs one of many callbacks: an exception is reported, and does not stop the others.
 *
 * @param otherwise Called after an exception.
 */
export function attempt(run: () => unknown, otherwise?: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
    otherwise?.();
  }
}
