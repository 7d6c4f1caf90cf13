/** True if the visitor's browser saves data; not every browser tells, so TypeScript's types lack it. */
export function savesData(): boolean {
  const connection: { readonly saveData?: unknown } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}
