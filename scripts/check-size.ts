import { readFileSync, writeFileSync } from 'node:fs';
import { chunkSources } from './chunk-sources.ts';
import { engineFile } from './engine-file.ts';
import { brotliOf, filesLoaded } from './files-loaded.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { flavourNames, flavours } from './flavours.ts';
import { listingFiles, TABLE } from './listing-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measureBundle } from './measure-bundle.ts';
import { measureFolders } from './measure-folders.ts';
import { measurePages, type PageSize, pageTable } from './measure-pages.ts';
import {
  definitionLimit,
  depthLimit,
  engineLimits,
  listingBudget,
  loaderLimit,
  requestLimit,
  ringBudgets,
  stylesheetLimits,
} from './size-budgets.ts';
import { budgetTable, isUpToDate, printTable, type SizeRow, type SizeTable, withTable } from './size-table.ts';
import { smallChunkFaults } from './small-chunks.ts';

/** The script tag before anything starts: two files, which the browser fetches one beside the other. */
function measureLoader(manifest: Manifest): SizeRow[] {
  const files = filesLoaded(manifest, TABLE, () => false).filter((name) => name !== TABLE);
  const count = findIslands().length;
  return [
    { label: 'Loader: finds, holds and starts islands', size: brotliOf(manifest, files), limit: loaderLimit },
    {
      label: `Loader: the table of its ${count} islands`,
      size: brotliOf(manifest, [TABLE]),
      limit: count * definitionLimit,
    },
  ];
}

async function measureRings(): Promise<SizeRow[]> {
  return Promise.all(
    ringBudgets.map(async ({ label, packages, external, limit }) => {
      const size = await measureBundle({ modules: packages, external, withDynamicImports: false });
      return { label, size, limit };
    }),
  );
}

/** The engine of each flavour. */
function measureEngines(): SizeRow[] {
  return flavourNames.map((flavour) => {
    const manifest = manifests[flavour];
    const size = brotliOf(manifest, [engineFile(manifest, flavour)]);
    return { label: `Engine of ${flavours[flavour].tag}, with its ring`, size, limit: engineLimits[flavour] };
  });
}

/** Limits of a page in words that name it. */
function limitsOf({ label, sizes, requests, depth, limits }: PageSize): string[] {
  const over = flavourNames.filter((flavour) => sizes[flavour] > limits[flavour]);
  return [
    ...over.map(
      (flavour) => `Over budget by ${sizes[flavour] - limits[flavour]} bytes: ${label}, ${flavours[flavour].tag}.`,
    ),
    ...(requests > requestLimit ? [`Over budget by ${requests - requestLimit} requests: ${label}.`] : []),
    ...(depth > depthLimit ? [`A chain of ${depth} requests, of ${depthLimit} at most: ${label}.`] : []),
  ];
}

/** Writes a table where that is asked for, and says otherwise whether it is out of date. */
function settle(path: string, table: SizeTable): string[] {
  const file = `${workspaceRoot}/${path}`;
  const document = readFileSync(file, 'utf8');
  if (isWriting) writeFileSync(file, withTable(document, table));
  return isWriting || isUpToDate(document, table)
    ? []
    : [`The table of sizes in ${path} is not what was measured. Run "npm run size -- --write".`];
}

const isWriting = process.argv.includes('--write');
const manifests = { react: readManifest(), lite: readManifest('lite') };
const manifest = manifests.react;
const pages = await measurePages(manifests);
const rows: readonly SizeRow[] = [
  ...measureLoader(manifest),
  ...measureEngines(),
  ...(await measureRings()),
  ...(await measureFolders()),
  ...Object.entries(stylesheetLimits).map(([file, limit]) => ({
    label: file,
    size: brotliOf(manifest, [file]),
    limit,
  })),
  { label: listingBudget.label, size: brotliOf(manifest, listingFiles(manifest)), limit: listingBudget.limit },
];
const [users, maintainers] = [pageTable(pages), budgetTable(rows)];
console.log(`${printTable(users)}\n\n${printTable(maintainers)}`);

const faults = [
  ...settle('README.md', users),
  ...settle('docs/sizes.md', maintainers),
  ...pages.flatMap(limitsOf),
  ...smallChunkFaults(manifest, chunkSources),
  ...rows
    .filter(({ size, limit }) => size > limit)
    .map(({ label, size, limit }) => `Over budget by ${size - limit} bytes: ${label}.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
