import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type FolderBudget, findBudgets } from './find-budgets.ts';
import { findIslands, type IslandFolder, workspaceRoot } from './find-islands.ts';
import { codeOf } from './island-files.ts';
import { measureBundle } from './measure-bundle.ts';
import { sharedFiles } from './shared-files.ts';
import type { PageBudget } from './size-budget.ts';
import { islandLimit, sharedFolderLimit } from './size-budgets.ts';
import type { SizeRow } from './size-table.ts';

/** Packages that do not count as an island's own code. */
const sharedByIslands = [
  '@stirrup/runtime',
  '@stirrup/react',
  '@stirrup/overlays',
  '@stirrup/cms',
  '@stirrup/cart',
  '@stirrup/lightbox',
  'react',
  'react-dom',
  'nanostores',
  '@nanostores/react',
  'zod',
  // Loaded when the first picture is opened.
  'photoswipe',
  // Loaded when a slider is near the viewport.
  '@splidejs/splide',
  'swiper',
  // Loaded when a filter by date is near the viewport.
  'flatpickr',
  // Loaded when a map is near the viewport.
  '@googlemaps/js-api-loader',
  'leaflet',
];

/** Rows of all islands, of rarely loaded parts, of islands together, and of code that islands of the shop share. */
export async function measureFolders(): Promise<SizeRow[]> {
  const budgets = await findBudgets();
  const [islands, parts, together] = await Promise.all([
    measureIslands(findIslands()),
    Promise.all(budgets.flatMap(measureParts)),
    Promise.all(budgets.flatMap(({ budget }) => (budget.together ?? []).map(measureTogether))),
  ]);
  return [...islands, ...parts, ...together, ...(await measureSharedFiles())];
}

/** Rows of these islands. */
export async function measureIslands(islands: readonly IslandFolder[]): Promise<readonly SizeRow[]> {
  const budgets = await findBudgets();
  const islandFolders = new Set(findIslands().map(({ path }) => path));
  return Promise.all(
    islands.map((island) => {
      const beside = budgets.filter(({ folder }) => folder === island.path || !islandFolders.has(folder));
      return measureIsland(island, budgets, beside.flatMap(partsOf));
    }),
  );
}

/**
 * The imports of a folder's parts, which an island's own row leaves out because each has a row. What breaks if that row
 * leaves out the parts of other islands, too: a file of its own by the same name is not counted.
 */
function partsOf({ budget }: FolderBudget): readonly string[] {
  return (budget.parts ?? []).map(({ file }) => `*/${basename(file)}`);
}

async function measureIsland(
  island: IslandFolder,
  budgets: readonly FolderBudget[],
  parts: readonly string[],
): Promise<SizeRow> {
  const { name } = island;
  const { asSent, island: limit = islandLimit } = budgets.find((folder) => folder.name === name)?.budget ?? {};
  if (asSent !== undefined) {
    const size = await measureCode({ islands: [name] });
    return { label: `Island ${name}, as it is sent`, size, limit: asSent };
  }
  const size = await measureBundle({
    modules: [`@stirrup/${island.package}/${name}`],
    external: [...sharedByIslands, ...parts],
    withDynamicImports: true,
    withSharedFiles: false,
  });
  return { label: `Island ${name}`, size, limit };
}

function measureParts({ folder, budget }: FolderBudget): Promise<SizeRow>[] {
  return (budget.parts ?? []).map(async ({ label, file, fetches, limit }) => {
    const modules = [file, ...(fetches ?? [])].map((path) => `${workspaceRoot}/${folder}/${path}`);
    // Stand-ins export nothing else.
    const defaults = modules.filter((path) => /^export default\b/m.test(readFileSync(path, 'utf8')));
    const options = { external: sharedByIslands, withDynamicImports: !fetches, withSharedFiles: false };
    const request = { modules, defaults, ...options };
    return { label, size: await measureBundle(request), limit };
  });
}

async function measureTogether(page: PageBudget): Promise<SizeRow> {
  return { label: page.label, size: await measureCode(page), limit: page.limit };
}

/** The code of islands without their definitions, as their group's file holds it, with that of shared folders. */
function measureCode({ islands, shared = [] }: Pick<PageBudget, 'islands' | 'shared'>): Promise<number> {
  return measureBundle({
    defaults: islands.map((name) => `${workspaceRoot}/${codeOf(name)}`),
    external: sharedByIslands,
    withDynamicImports: false,
    withSharedFiles: shared,
  });
}

async function measureSharedFiles(): Promise<SizeRow[]> {
  return Promise.all(
    [...sharedFiles('shop')].map(async ([name, modules]) => {
      const size = await measureBundle({ modules, external: sharedByIslands, withDynamicImports: true });
      return { label: `Shared in the shop: ${name || 'by all'}`, size, limit: sharedFolderLimit };
    }),
  );
}
