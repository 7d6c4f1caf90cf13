import type { DialectData } from '../add-dialect.ts';
import type { IslandContext } from '../island-context.ts';

const KINDS: readonly string[] = ['parts', 'states', 'options'] satisfies (keyof DialectData)[];

/**
 * The names of one kind that a theme gave to `addDialect()`; empty for other dialects.
 *
 * @param known Our names of this kind.
 * @throws {Error} for a name that is not among them, for one that is no string, and for data of another kind.
 */
export function themeNames<N extends string>(
  { name, dialect, dialectData }: Partial<Pick<IslandContext, 'name' | 'dialect' | 'dialectData'>>,
  kind: keyof DialectData,
  known: readonly N[],
): { readonly [K in N]?: string } {
  const data = Object(dialectData);
  const refuse = (wrong: string, all: readonly string[]) => {
    throw new Error(
      `Stirrup: addDialect("${name}", "${dialect}", …) has ${wrong}, unknown or no string. ` +
        `Name some of: ${all.join(', ') || 'none'}.`,
    );
  };
  for (const key of Object.keys(data)) if (!KINDS.includes(key)) refuse(key, KINDS);
  const entries = Object.entries(Object(data[kind]));
  for (const [key, value] of entries)
    if (!known.some((one) => one === key) || typeof value !== 'string') refuse(`${kind}.${key}`, known);
  // Each key was found among the known ones, and each value is a string.
  return Object.fromEntries(entries) as { readonly [K in N]?: string };
}
