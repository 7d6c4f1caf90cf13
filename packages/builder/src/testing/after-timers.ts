/** Resolves after all timers that are due now, such as those that a reset of a form starts. */
export function afterTimers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
