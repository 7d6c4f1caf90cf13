import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type FolderBudget, findBudgets } from './find-budgets.ts';
import { findIslands, type IslandFolder, workspaceRoot } from './find-islands.ts';
import type { Manifest } from './manifest.ts';
import { measureBundle } from './measure-bundle.ts';
import { measureIslandsTogether } from './measure-islands-together.ts';
import { sharedFiles } from './shared-files.ts';
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
export async function measureFolders(manifest: Manifest): Promise<SizeRow[]> {
  const budgets = await findBudgets();
  const [islands, parts] = await Promise.all([
    measureIslands(findIslands(), () => manifest),
    Promise.all(budgets.flatMap(measureParts)),
  ]);
  return [
    ...islands,
    ...parts,
    ...budgets.flatMap((folder) => measureTogether(folder, manifest)),
    ...(await measureSharedFiles()),
  ];
}

/** Rows of these islands. `manifestOf` is called for those that are weighed as they are sent. */
export async function measureIslands(
  islands: readonly IslandFolder[],
  manifestOf: () => Manifest,
): Promise<readonly SizeRow[]> {
  const budgets = await findBudgets();
  const islandFolders = new Set(findIslands().map(({ path }) => path));
  return Promise.all(
    islands.map((island) => {
      const beside = budgets.filter(({ folder }) => folder === island.path || !islandFolders.has(folder));
      return measureIsland(island, manifestOf, budgets, beside.flatMap(partsOf));
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
  manifestOf: () => Manifest,
  budgets: readonly FolderBudget[],
  parts: readonly string[],
): Promise<SizeRow> {
  const { name } = island;
  const { asSent, island: limit = islandLimit } = budgets.find((folder) => folder.name === name)?.budget ?? {};
  if (asSent !== undefined) {
    const size = measureIslandsTogether(manifestOf(), { islands: [name] });
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

function measureTogether({ budget }: FolderBudget, manifest: Manifest): SizeRow[] {
  return (budget.together ?? []).map((page) => ({
    label: page.label,
    size: measureIslandsTogether(manifest, page),
    limit: page.limit,
  }));
}

async function measureSharedFiles(): Promise<SizeRow[]> {
  return Promise.all(
    [...sharedFiles('shop')].map(async ([name, modules]) => {
      const size = await measureBundle({ modules, external: sharedByIslands, withDynamicImports: true });
      return { label: `Shared in the shop: ${name || 'by all'}`, size, limit: sharedFolderLimit };
    }),
  );
}
