/** The id that an address names; empty if it names none. Anybody can write one: what is no URI is taken as it stands. */
export function namedIn({ hash }: Pick<Location, 'hash'>): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
