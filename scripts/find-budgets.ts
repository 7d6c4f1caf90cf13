import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { workspaceRoot } from './find-islands.ts';
import type { SizeBudget } from './size-budget.ts';

/** A folder's size budget. */
export interface FolderBudget {
  /** Path from the root of the workspace. */
  readonly folder: string;
  /** The folder's name, which is the island's for an island. */
  readonly name: string;
  readonly budget: SizeBudget;
}

/** The budgets of all folders that have a `size-budget.ts`, in alphabetical order of their paths. */
export async function findBudgets(workspace: string = workspaceRoot): Promise<readonly FolderBudget[]> {
  const files = readdirSync(`${workspace}/packages`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/src\/.*\/size-budget\.ts$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { readonly sizeBudget: SizeBudget } = await import(`${workspace}/packages/${file}`);
      const folder = `packages/${dirname(file)}`;
      return { folder, name: basename(folder), budget: module.sizeBudget };
    }),
  );
}
