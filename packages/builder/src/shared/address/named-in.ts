/**
 * The id in an address's fragment; empty if it has none. As in browsers, the fragment is decoded unless an element has it as
 * its id: those of slugs are often encoded themselves. A fragment that cannot be decoded is returned as it is, since
 * anybody can write one.
 */
export function namedIn({ hash }: Pick<Location, 'hash'>): string {
  const id = hash.slice(1);
  if (document.getElementById(id)) return id;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
