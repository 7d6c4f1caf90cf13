let isUsed = false;

/**
 * Gives every story a page of its own, as every visitor of a shop has: from the second story on the canvas is loaded
 * anew. So no island, listener, store or timer of one story lives on in the next.
 */
export async function freshPage(): Promise<void> {
  if (isUsed) {
    location.reload();
    await new Promise(() => undefined);
  }
  isUsed = true;
}
