/** Selectors of parts in our own dialect. */
export function ownParts<P extends string>(...parts: readonly P[]): { readonly [K in P]?: string } {
  const selectors: { [K in P]?: string } = {};
  for (const part of parts) selectors[part] = `[data-part="${part}"]`;
  return selectors;
}
