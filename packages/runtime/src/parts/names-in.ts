import type { IslandContext } from '../island-context.ts';
import type { Contract, DialectNames } from './contract.ts';

type Origin = Pick<IslandContext, 'name' | 'dialect' | 'custom'>;

/**
 * The names of the matching dialect: the contract's, or those that a theme gave to `addDialect()`.
 *
 * @throws {Error} for a dialect without names, for names that the contract does not have, and for a theme's dialect of
 * an island without parts.
 */
export function namesIn<P extends string, S extends string>(
  { name, dialect, custom }: Origin,
  contract: Contract<P, S> | undefined,
): DialectNames<P, S> {
  const own = contract ? contract.dialects[dialect] : { parts: {}, states: {} };
  if (own && custom === undefined) return own;
  if (!contract) {
    throw new Error(
      `Stirrup: island "${name}" knows its own markup only, so addDialect("${name}", "${dialect}", …) cannot teach it ` +
        `another. Print its own: data-island="${name}", as docs/islands.md shows it.`,
    );
  }
  if (custom === undefined) {
    throw new Error(
      `Stirrup: island "${name}" does not know what its parts are called in dialect "${dialect}". Its contract lacks ` +
        'that dialect. Add it there.',
    );
  }
  const known = <N extends string>(kind: 'parts' | 'states', all: readonly N[]) => {
    const entries = Object.entries(Object(Object(custom)[kind]));
    const wrong = entries.find(([key, value]) => !all.some((one) => one === key) || typeof value !== 'string');
    if (wrong) {
      throw new Error(
        `Stirrup: addDialect("${name}", "${dialect}", …) has ${kind}.${wrong[0]}, which island "${name}" does not know, or ` +
          `which is no text. Name some of: ${all.join(', ') || 'none'}.`,
      );
    }
    // Each key was found in the contract, and each value is a string.
    return Object.fromEntries(entries) as { readonly [K in N]?: string };
  };
  return { parts: known('parts', contract.parts), states: known('states', contract.states) };
}
