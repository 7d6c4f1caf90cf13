import { basename, dirname } from 'node:path';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';
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
export async function findBudgets(): Promise<readonly FolderBudget[]> {
  const files = repositoryFiles('packages/')
    .filter((path) => path.endsWith('/size-budget.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: { readonly sizeBudget: SizeBudget } = await import(`${workspaceRoot}/${file}`);
      const folder = dirname(file);
      return { folder, name: basename(folder), budget: module.sizeBudget };
    }),
  );
}
