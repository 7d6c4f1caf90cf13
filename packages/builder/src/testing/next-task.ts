/** Resolves in a later task, after those that are waiting now. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
