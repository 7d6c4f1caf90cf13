import type { IslandContext } from '../island-context.ts';
import type { Contract, DialectNames } from './contract.ts';
import { themeNames } from './theme-names.ts';

type Origin = Pick<IslandContext, 'name' | 'dialect' | 'dialectData'>;

/**
 * The names of the matching dialect: the contract's, or those that a theme gave to `addDialect()`.
 *
 * @throws {Error} for a dialect without names, for a theme's dialect of an island without parts, and as {@link themeNames}
 * does.
 */
export function namesIn<P extends string, S extends string>(
  { name, dialect, dialectData }: Origin,
  contract: Contract<P, S> | undefined,
): DialectNames<P, S> {
  const own = contract ? contract.dialects[dialect] : { parts: {}, states: {} };
  if (own && dialectData === undefined) return own;
  if (!contract) {
    throw new Error(
      `Stirrup: island "${name}" knows its own markup only, so addDialect("${name}", "${dialect}", …) cannot teach it ` +
        `another. Print its own: data-island="${name}", as docs/islands/${name}.md shows it.`,
    );
  }
  if (dialectData === undefined) {
    throw new Error(`Stirrup: the contract of island "${name}" lacks dialect "${dialect}". Add it there.`);
  }
  const origin = { name, dialect, dialectData };
  return {
    parts: themeNames(origin, 'parts', contract.parts),
    states: themeNames(origin, 'states', contract.states),
  };
}
