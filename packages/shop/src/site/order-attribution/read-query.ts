/**
 * Reads parameters as Sourcebuster does (swatches-and-others.md §5.3): values stay encoded, end at a second `=`, and
 * are joined by commas if a name occurs more than once. A name without `=` does not count.
 */
export function readQuery(query: string): (name: string) => string | undefined {
  const pairs = query.replace(/^\?/, '').split('&');
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const [name = '', value] = pair.split('=');
    const known = values.get(name);
    if (known !== undefined) values.set(name, `${known},${value ?? ''}`);
    else if (value !== undefined) values.set(name, value);
  }
  return (name) => values.get(name);
}
