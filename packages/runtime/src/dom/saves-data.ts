/** True if the visitor's browser saves data; not every browser tells, so TypeScript's types lack it. */
export function savesData(): boolean {
  const { saveData }: { readonly saveData?: unknown } = Object(Reflect.get(navigator, 'connection'));
  return saveData === true;
}
