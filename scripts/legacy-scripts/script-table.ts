import { knownScripts, type LegacyScript } from '../../packages/cms/src/legacy-scripts/known-scripts.ts';
import type { LegacyScripts } from '../../packages/cms/src/legacy-scripts/legacy-scripts-of-island.ts';
import type { IslandBesideScripts } from './read-legacy-scripts.ts';

/** The possible relations of an island to a script. */
export const stances = [
  'yieldsTo',
  'actsAheadOf',
  'worksBeside',
  'takesOver',
] as const satisfies readonly (keyof LegacyScripts)[];

/** One of them. */
export type Stance = (typeof stances)[number];

/** A script, and the islands that together make it unnecessary. */
export interface ScriptRow {
  readonly handle: LegacyScript;
  /** Relation of each island, by name. */
  readonly islands: Readonly<Record<string, Stance>>;
  /** Condition for its removal; see `known-scripts.ts`. */
  readonly goesWhen?: string;
  readonly otherwise?: string;
}

/** Every known script, by handle, with the islands that name it. */
export function scriptTable(islands: readonly IslandBesideScripts[]): readonly ScriptRow[] {
  return handles.map((handle) => {
    const named = islands.flatMap(({ island, legacyScripts }) =>
      stances.filter((stance) => legacyScripts[stance]?.[handle]).map((stance) => [island.name, stance] as const),
    );
    return { handle, islands: Object.fromEntries(named), ...knownScripts[handle] };
  });
}

const handles = Object.keys(knownScripts).filter((key): key is LegacyScript => Object.hasOwn(knownScripts, key));
