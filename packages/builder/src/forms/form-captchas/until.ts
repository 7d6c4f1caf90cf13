/** Calls a function every 50 ms until it returns something, for at most `limit` ms. */
export async function until<Found>(find: () => Found | undefined, limit: number): Promise<Found | undefined> {
  const end = Date.now() + limit;
  let found = find();
  while (!found && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = find();
  }
  return found;
}
