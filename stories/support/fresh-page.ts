/** The parts of a story's context that tell one showing from another. */
interface Showing {
  readonly id: string;
  readonly args: object;
  readonly globals: object;
}

let shown: string | undefined;

/**
 * Gives every story a page of its own: from the second story on, the canvas is reloaded. No island, listener, store or
 * timer of one story survives into the next. A story whose controls or toolbar change keeps its page.
 */
export async function freshPage({ id, args, globals }: Showing): Promise<void> {
  const showing = JSON.stringify([args, globals]);
  const changed = shown?.startsWith(`${id} `) && shown !== `${id} ${showing}`;
  if (shown !== undefined && !changed) {
    location.reload();
    await new Promise(() => undefined);
  }
  shown = `${id} ${showing}`;
}
