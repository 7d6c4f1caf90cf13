import { existsSync } from 'node:fs';
import type { Contract, PropsSchema, Readers, Source } from '@stirrup/runtime';
import { findIslands, workspaceRoot } from '../../scripts/find-islands.ts';
import { islandNames } from '../../scripts/new-island/island-names.ts';

/** A name in a dialect, and its replacement in the invented one. */
export interface Renamed {
  readonly name: string;
  /** Selector of a part, or class or attribute of a state. */
  readonly from: string;
  readonly to: string;
}

/** An option with its attribute, and the attribute that it moves to. */
export interface RenamedOption {
  readonly name: string;
  readonly from: Source | undefined;
  readonly to: string;
}

/** All renamed names of an island. */
export interface InventedNames {
  readonly island: string;
  /** Selectors in the renamed dialect. */
  readonly roots: readonly string[];
  /** Selectors in all other dialects, which must not match once everything is renamed. */
  readonly otherRoots: readonly string[];
  readonly rootClass: string;
  readonly parts: readonly Renamed[];
  readonly states: readonly Renamed[];
  readonly options: readonly RenamedOption[];
}

/**
 * The invented dialect, from the contracts of the given islands; those without a contract have no names. Parts become
 * attributes without a meaning, and states change their kind: a class becomes an attribute, an attribute a class.
 */
export async function inventNames(
  definitions: readonly { readonly name: string; readonly selectors: Readonly<Record<string, readonly string[]>> }[],
): Promise<readonly InventedNames[]> {
  const found = await Promise.all(
    definitions.map(async ({ name, selectors }) => {
      const { contract, props } = await namesOf(name);
      // Our own dialect, unless it has no markup for this island: then the plugin's.
      const dialect = Object.keys(selectors).find((key) => selectors[key]?.length);
      const names = contract && dialect ? contract.dialects[dialect] : undefined;
      if (!dialect || !names) return [];
      const call = (what: string) => `x-${name}-${what.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const named = (from: Readonly<Record<string, string | undefined>>, to: (key: string, own: string) => string) =>
        Object.entries(from).flatMap(([key, own]) => (own ? [{ name: key, from: own, to: to(key, own) }] : []));
      return {
        island: name,
        roots: selectors[dialect] ?? [],
        otherRoots: Object.keys(selectors).flatMap((key) => (key === dialect ? [] : (selectors[key] ?? []))),
        rootClass: `x-${name}`,
        parts: named(names.parts, (part) => `data-${call(`${part}-part`)}`),
        states: named(names.states, (state, own) => (own.startsWith('[') ? call(state) : `[data-${call(state)}]`)),
        options: Object.keys(props.readers).map((option) => ({
          name: option,
          from: props.sources[dialect]?.[option],
          to: call(`${option}-option`),
        })),
      };
    }),
  );
  return found.flat();
}

interface Named {
  readonly contract: Contract<string, string> | undefined;
  readonly props: PropsSchema<Readers>;
}

async function namesOf(name: string): Promise<Named> {
  const folder = findIslands().find((island) => island.name === name);
  if (!folder) throw new Error(`There is no folder of an island "${name}".`);
  const source = `${workspaceRoot}/${folder.path}`;
  const { variable } = islandNames(folder);
  const contracts = existsSync(`${source}/contract.ts`) ? await import(`${source}/contract.ts`) : {};
  const { [`${variable}Props`]: props } = await import(`${source}/props.ts`);
  return { contract: contracts[`${variable}Contract`], props };
}
