/** Calls a function every 50 ms until it returns something, for at most `limit` ms, or until the signal aborts. */
export async function until<Found>(
  find: () => Found | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const end = Date.now() + limit;
  let found = find();
  while (!found && !signal.aborted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = find();
  }
  return found;
}
