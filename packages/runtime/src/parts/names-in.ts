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
  origin: Origin,
  contract: Contract<P, S> | undefined,
): DialectNames<P, S> {
  const { name, dialect, dialectData } = origin;
  if (dialectData === undefined) {
    const names = contract ? contract.dialects[dialect] : { parts: {}, states: {} };
    if (names) return names;
    throw new Error(`Stirrup: the contract of island "${name}" lacks dialect "${dialect}".`);
  }
  if (!contract) {
    throw new Error(
      `Stirrup: addDialect("${name}", "${dialect}", …) fails: island "${name}" knows its own markup only.`,
    );
  }
  return {
    parts: themeNames(origin, 'parts', contract.parts),
    states: themeNames(origin, 'states', contract.states),
  };
}
