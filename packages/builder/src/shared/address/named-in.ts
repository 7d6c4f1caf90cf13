/**
 * The id in an address's fragment; empty if it has none. A fragment that cannot be decoded is returned as it is, since
 * anybody can write one.
 */
export function namedIn({ hash }: Pick<Location, 'hash'>): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
