import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, buildSync, type Metafile } from 'esbuild';
import { brotliSize } from './brotli-size.ts';
import { islandOf } from './files-loaded.ts';
import { workspaceRoot } from './find-islands.ts';
import { type FlavourName, fileIn, flavourNames, flavours } from './flavours.ts';
import { browserFolder, type Manifest, type ManifestFile } from './manifest.ts';
import { ownKeysInZod } from './own-keys-in-zod.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

type Output = Metafile['outputs'][string];

const stylesheets = 'packages/stirrup/src';
const { version }: { version: string } = JSON.parse(
  readFileSync(`${workspaceRoot}/packages/stirrup/package.json`, 'utf8'),
);

/** Takes what esbuild tells about the build of a flavour, and moves its files to those of React. */
function takeBuild(flavour: FlavourName): { readonly flavour: FlavourName; readonly metafile: Metafile } {
  const folder = `${workspaceRoot}/${flavours[flavour].built}`;
  const metafilePath = `${folder}/metafile-esm.json`;
  const metafile: Metafile = JSON.parse(readFileSync(metafilePath, 'utf8'));
  rmSync(metafilePath);
  if (folder !== browserFolder) {
    cpSync(folder, browserFolder, { recursive: true });
    rmSync(folder, { recursive: true });
  }
  return { flavour, metafile };
}

/** `lite/chunks/tabs.js` of `dist/lite/lite/chunks/tabs.js`. */
const nameInFolder = (flavour: FlavourName, outputPath: string) => relative(flavours[flavour].built, outputPath);

function measure(file: string): Pick<ManifestFile, 'bytes' | 'brotli' | 'sri'> {
  const content = readFileSync(`${browserFolder}/${file}`);
  const digest = createHash('sha384').update(content).digest('base64');
  return { bytes: content.length, brotli: brotliSize(content), sri: `sha384-${digest}` };
}

function describe(flavour: FlavourName, outputPath: string, output: Output): [string, ManifestFile] {
  const file = nameInFolder(flavour, outputPath);
  const importsOf = (kind: 'import-statement' | 'dynamic-import') =>
    output.imports
      .filter((item) => item.kind === kind && !item.external)
      .map((item) => nameInFolder(flavour, item.path));
  const isEntry = !file.startsWith(fileIn(flavour, 'chunks/'));
  return [
    file,
    {
      ...(isEntry ? { entry: file.replace(/\.js$/, '') } : {}),
      ...(output.entryPoint ? { source: output.entryPoint } : {}),
      ...measure(file),
      imports: importsOf('import-statement'),
      dynamicImports: importsOf('dynamic-import'),
    },
  ];
}

/** Bundles and minifies a stylesheet with what it imports. */
function bundleStyles(source: string): Uint8Array {
  const { outputFiles } = buildSync({
    entryPoints: [`${workspaceRoot}/${source}`],
    bundle: true,
    minify: true,
    write: false,
    // Pictures of libraries come with their stylesheet.
    loader: { '.png': 'dataurl' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Our own stylesheet, in both distributions: the script tag's and the npm package's. */
function writeStylesheet(file: string): [string, ManifestFile] {
  const code = bundleStyles(`${stylesheets}/${file}`);
  writeFileSync(`${browserFolder}/${file}`, code);
  mkdirSync(`${workspaceRoot}/packages/stirrup/dist`, { recursive: true });
  writeFileSync(`${workspaceRoot}/packages/stirrup/dist/${file}`, code);
  return [file, { entry: file, ...measure(file), imports: [], dynamicImports: [] }];
}

/** Packages that are bundled beforehand, see `reactAsModule`. */
const REACT = ['react', 'react-dom', 'scheduler'];

/** Stylesheets that islands ask for beside the script that they are in; in the npm package as with the script tag. */
const ofLibraries = [
  { package: 'lightbox', file: 'photoswipe.css', source: 'node_modules/photoswipe/dist/photoswipe.css' },
  { package: 'builder', file: 'flatpickr.css', source: 'packages/builder/src/shared/date-picker/flatpickr.css' },
  { package: 'builder', file: 'leaflet.css', source: 'packages/builder/src/media/map-leaflet/leaflet.css' },
] as const;

function writeLibraryStylesheet(library: (typeof ofLibraries)[number]): [string, ManifestFile][] {
  const code = bundleStyles(library.source);
  mkdirSync(`${workspaceRoot}/packages/${library.package}/dist`, { recursive: true });
  writeFileSync(`${workspaceRoot}/packages/${library.package}/dist/${library.file}`, code);
  return flavourNames.map((flavour) => {
    const file = fileIn(flavour, `chunks/${library.file}`);
    writeFileSync(`${browserFolder}/${file}`, code);
    return [file, { ...measure(file), imports: [], dynamicImports: [] }];
  });
}

/** The module by which the loader knows the files of an island before it needs them, in the order in which they run. */
function writeFilesModule(
  flavour: FlavourName,
  described: readonly (readonly [string, ManifestFile])[],
): [string, ManifestFile] {
  const { tag, folder } = flavours[flavour];
  const file = fileIn(flavour, 'files.js');
  const byName = new Map(described);
  const inOrder = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    for (const next of byName.get(name)?.imports ?? []) inOrder(next, seen);
    return seen.add(name);
  };
  const loaded = inOrder(tag, new Set());
  const islands = described.flatMap(([name, { source }]) => {
    const island = islandOf(source);
    if (!island) return [];
    const files = [...inOrder(name, new Set())].filter((wanted) => !loaded.has(wanted));
    // Paths are relative to the module.
    return [[island, files.map((wanted) => wanted.slice(folder.length))]];
  });
  writeFileSync(`${browserFolder}/${file}`, `export default ${JSON.stringify(Object.fromEntries(islands))};\n`);
  return [file, { ...measure(file), imports: [], dynamicImports: [] }];
}

/**
 * The diagnostics: a bundle of its own, so that the other chunks are what they would be without it. It has the
 * library's development build, whose warnings it reads, and shares the page's registry with the loader.
 */
async function writeDiagnostics(): Promise<[string, ManifestFile]> {
  const file = 'diagnostics.js';
  await build({
    absWorkingDir: workspaceRoot,
    entryPoints: ['packages/stirrup/src/diagnostics/diagnose.ts'],
    outfile: `${browserFolder}/${file}`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [ownKeysInZod()],
  });
  return [file, { ...measure(file), imports: [], dynamicImports: [] }];
}

const builds = flavourNames.map(takeBuild);
const scripts = builds.flatMap(({ flavour, metafile }) => {
  const described = Object.entries(metafile.outputs)
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, output]) => describe(flavour, path, output));
  return [...described, writeFilesModule(flavour, described)];
});
const styles = readdirSync(`${workspaceRoot}/${stylesheets}`)
  .filter((file) => file.endsWith('.css'))
  .map(writeStylesheet);
const files = [...scripts, await writeDiagnostics(), ...styles, ...ofLibraries.flatMap(writeLibraryStylesheet)].sort(
  ([a], [b]) => a.localeCompare(b),
);
const manifest: Manifest = { version, files: Object.fromEntries(files) };

writeFileSync(`${browserFolder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
const bundled = [
  ...builds.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  ...REACT.map((name) => `node_modules/${name}/`),
];
writeFileSync(`${browserFolder}/third-party-notices.txt`, thirdPartyNotices(bundled));
console.log(`dist/browser: ${files.length} files and manifest.json`);
