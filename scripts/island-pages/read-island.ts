import { existsSync } from 'node:fs';
import type { LegacyScripts } from '../../packages/cms/src/legacy-scripts/legacy-scripts-of-island.ts';
import type { Texts } from '../../packages/cms/src/texts/text.ts';
import type { IslandDefinition } from '../../packages/runtime/src/define-island.ts';
import type { Contract } from '../../packages/runtime/src/parts/contract.ts';
import type { PropsSchema, Readers } from '../../packages/runtime/src/props/define-props.ts';
import type { IslandFolder } from '../find-islands.ts';
import { islandNames } from '../new-island/island-names.ts';
import type { SizeBudget } from '../size-budget.ts';
import type { IslandDocs } from './island-docs.ts';

/** Everything that an island's own files tell about it. */
export interface ReadIsland {
  readonly definition: IslandDefinition;
  readonly props: PropsSchema<Readers>;
  /** Undefined for an island that only knows its own markup. */
  readonly contract: Contract<string, string> | undefined;
  readonly docs: IslandDocs;
  readonly legacyScripts: LegacyScripts;
  readonly sizeBudget: SizeBudget;
  readonly texts: Texts;
}

/**
 * Reads the files of an island's folder.
 *
 * @throws {Error} if a file lacks what it should export.
 */
export async function readIsland(island: IslandFolder, workspace: string): Promise<ReadIsland> {
  const folder = `${workspace}/${island.path}`;
  const optional = async <T>(file: string, isWanted = (_: object) => true): Promise<T | undefined> => {
    if (!existsSync(`${folder}/${file}`)) return undefined;
    const module: Readonly<Record<string, T>> = await import(`${folder}/${file}`);
    return Object.values(module).find((value) => typeof value === 'object' && value !== null && isWanted(value));
  };
  const needed = async <T>(file: string, isWanted?: (value: object) => boolean): Promise<T> => {
    const value = await optional<T>(file, isWanted);
    if (value) return value;
    throw new Error(`Stirrup: ${island.path}/${file} lacks its export. Write it as its neighbours have it.`);
  };
  const { variable } = islandNames(island);
  const own: Readonly<Record<string, IslandDefinition>> = await import(`${folder}/island.ts`);
  const definition = own[variable];
  if (!definition) throw new Error(`Stirrup: ${island.path}/island.ts does not export ${variable}.`);
  return {
    definition,
    props: await needed('props.ts', (value) => 'readers' in value),
    contract: await optional('contract.ts', (value) => 'parts' in value && 'dialects' in value),
    docs: await needed('docs.ts'),
    legacyScripts: await needed('legacy-scripts.ts'),
    sizeBudget: (await optional('size-budget.ts')) ?? {},
    texts: (await optional('texts.ts')) ?? {},
  };
}
