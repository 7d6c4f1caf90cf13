import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliOf, filesLoaded } from './files-loaded.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { listingFiles, TABLE } from './listing-files.ts';
import { readManifest } from './manifest.ts';
import { measureBundle } from './measure-bundle.ts';
import { measureIslandsTogether } from './measure-islands-together.ts';
import { partBudgets } from './part-budgets.ts';
import { sharedFiles } from './shared-files.ts';
import {
  accordionBudget,
  definitionLimit,
  filtersBudget,
  formBudget,
  lazyLoadBudget,
  limitOfIsland,
  listingBudget,
  loaderLimit,
  matchingBudget,
  offCanvasBudget,
  productPageBudget,
  queryLoopBudget,
  ringBudgets,
  sharedFolderLimit,
} from './size-budgets.ts';
import { isUpToDate, type SizeRow, sizeTable, withSizeTable } from './size-table.ts';

/** Weighed as they are sent, and not as one file each. */
const sentIslands = [accordionBudget, lazyLoadBudget];

const sharedByIslands = [
  '@stirrup/runtime',
  '@stirrup/react',
  '@stirrup/overlays',
  '@stirrup/cms',
  '@stirrup/cart',
  'react',
  'react-dom',
  'nanostores',
  '@nanostores/react',
  'zod',
  // Fetched by the first picture that is opened.
  'photoswipe',
  // Fetched where a filter by date is nearly in sight.
  'flatpickr',
];

/** Fetched by few: each has a row of its own. */
const partFiles = partBudgets.map(({ file }) => `*/${basename(file)}`);

/** The script tag before anything starts: two files, which the browser fetches one beside the other. */
function measureLoader(): SizeRow[] {
  const manifest = readManifest();
  const files = filesLoaded(manifest, TABLE, () => false);
  const count = findIslands().length;
  return [
    {
      label: 'Loader: finds, holds and starts islands',
      size: brotliOf(
        manifest,
        files.filter((name) => name !== TABLE),
      ),
      limit: loaderLimit,
    },
    {
      label: `Loader: the table of its ${count} islands`,
      size: brotliOf(manifest, [TABLE]),
      limit: count * definitionLimit,
    },
  ];
}

function measureListing(): SizeRow {
  const manifest = readManifest();
  return { label: listingBudget.label, size: brotliOf(manifest, listingFiles(manifest)), limit: listingBudget.limit };
}

async function measureRings(): Promise<SizeRow[]> {
  return Promise.all(
    ringBudgets.map(async ({ label, packages, external, limit }) => {
      const size = await measureBundle({ modules: packages, external, withDynamicImports: false });
      return { label, size, limit };
    }),
  );
}

async function measureIslands(): Promise<SizeRow[]> {
  const sent = sentIslands.flatMap(({ islands }) => islands);
  const islands = findIslands().filter(({ name }) => !sent.includes(name));
  return Promise.all(
    islands.map(async (island) => {
      const modules = [`@stirrup/${island.package}/${island.name}`];
      const size = await measureBundle({
        modules,
        external: [...sharedByIslands, ...partFiles],
        withDynamicImports: true,
        withSharedFiles: false,
      });
      return { label: `Island ${island.name}`, size, limit: limitOfIsland(island) };
    }),
  );
}

async function measureParts(): Promise<SizeRow[]> {
  return Promise.all(
    partBudgets.map(async ({ label, file, fetches, limit }) => {
      const modules = [file, ...(fetches ?? [])].map((path) => `${workspaceRoot}/packages/${path}`);
      const request = { modules, external: sharedByIslands, withDynamicImports: !fetches, withSharedFiles: false };
      return { label, size: await measureBundle(request), limit };
    }),
  );
}

async function measureMatching(): Promise<SizeRow> {
  const { label, folder, limit } = matchingBudget;
  const modules = [`${workspaceRoot}/packages/shop/src/${folder}/index-variations.ts`];
  return { label, size: await measureBundle({ modules, external: [], withDynamicImports: true }), limit };
}

/** The matching of variations lies in a product's chunks and has a row of its own. */
function measurePages(matching: number): SizeRow[] {
  const manifest = readManifest();
  const { label, limit } = productPageBudget;
  return [
    { label, size: measureIslandsTogether(manifest, productPageBudget) - matching, limit },
    ...[...sentIslands, formBudget, queryLoopBudget].map((budget) => ({
      label: budget.label,
      size: measureIslandsTogether(manifest, budget),
      limit: budget.limit,
    })),
  ];
}

async function measureFilters(): Promise<SizeRow> {
  const { label, islands, aside, limit } = filtersBudget;
  // Behaviours end in `.ts`, components in `.tsx`.
  const defaults = islands.map((name) => `${workspaceRoot}/packages/builder/src/${name}/${name}`);
  const external = [...sharedByIslands, ...partFiles, ...aside.map((folder) => `../${folder}/*`)];
  return { label, size: await measureBundle({ defaults, external, withDynamicImports: true }), limit };
}

async function measureOffCanvas(): Promise<SizeRow> {
  const { label, islands, limit } = offCanvasBudget;
  const defaults = islands.map((name) => `${workspaceRoot}/packages/builder/src/${name}/${name}`);
  // Files of the package itself, and what knows the address, are what most of its islands share.
  const packageFiles = readdirSync(`${workspaceRoot}/packages/builder/src`).filter((name) => name.endsWith('.ts'));
  const external = [...sharedByIslands, ...partFiles, '../address/*', ...packageFiles.map((name) => `../${name}`)];
  return { label, size: await measureBundle({ defaults, external, withDynamicImports: true }), limit };
}

async function measureSharedFiles(): Promise<SizeRow[]> {
  const folders = [...sharedFiles('shop')].filter(([name]) => name !== matchingBudget.folder);
  return Promise.all(
    folders.map(async ([name, modules]) => {
      const size = await measureBundle({ modules, external: sharedByIslands, withDynamicImports: true });
      return { label: `Shared in the shop: ${name || 'by all'}`, size, limit: sharedFolderLimit };
    }),
  );
}

const matching = await measureMatching();
const rows = [
  ...measureLoader(),
  ...(await measureRings()),
  ...(await measureIslands()),
  ...(await measureParts()),
  matching,
  ...measurePages(matching.size),
  await measureFilters(),
  await measureOffCanvas(),
  ...(await measureSharedFiles()),
  measureListing(),
];
console.log(sizeTable(rows));

const readmePath = `${workspaceRoot}/README.md`;
const readme = readFileSync(readmePath, 'utf8');
if (process.argv.includes('--write')) {
  writeFileSync(readmePath, withSizeTable(readme, rows));
} else if (!isUpToDate(readme, rows)) {
  console.error('The size table in README.md is not what was measured. Run "npm run size -- --write".');
  process.exitCode = 1;
}

for (const { label, size, limit } of rows.filter((row) => row.size > row.limit)) {
  console.error(`Over budget by ${size - limit} bytes: ${label}.`);
  process.exitCode = 1;
}
