let isUsed = false;

/**
 * Gives every story a page of its own: from the second story on, the canvas is reloaded. No island, listener, store or
 * timer of one story survives into the next.
 */
export async function freshPage(): Promise<void> {
  if (isUsed) {
    location.reload();
    await new Promise(() => undefined);
  }
  isUsed = true;
}
