import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { build, buildSync, type Metafile } from 'esbuild';
import { brotliSize } from './brotli-size.ts';
import { islandsOf } from './files-loaded.ts';
import { workspaceRoot } from './find-islands.ts';
import { type FlavourName, fileIn, flavourNames, flavours } from './flavours.ts';
import { islandFiles } from './island-files.ts';
import { browserFolder, type IslandCode, type ManifestFile, type WholeManifest } from './manifest.ts';
import { ownKeysInZod } from './own-keys-in-zod.ts';
import { FILES_LIST } from './table-plugin.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import { builtFiles, withImports, writeFiles } from './write-files.ts';

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

/** Bundles and minifies a stylesheet with what it imports; `inputs` are the files that it is made of. */
function bundleStyles(source: string): { readonly code: Uint8Array; readonly inputs: readonly string[] } {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: workspaceRoot,
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    // Pictures of libraries come with their stylesheet.
    loader: { '.png': 'dataurl' },
  });
  return { code: outputFiles[0]?.contents ?? new Uint8Array(), inputs: Object.keys(metafile.inputs) };
}

/** Our own stylesheet, in both distributions: the script tag's and the npm package's. */
function writeStylesheet(file: string): [string, ManifestFile] {
  const { code } = bundleStyles(`${stylesheets}/${file}`);
  writeFileSync(`${browserFolder}/${file}`, code);
  mkdirSync(`${workspaceRoot}/packages/stirrup/dist`, { recursive: true });
  writeFileSync(`${workspaceRoot}/packages/stirrup/dist/${file}`, code);
  return [file, { entry: file, ...measure(file), imports: [], dynamicImports: [] }];
}

/** Files of packages that are bundled beforehand, see `reactAsModule`. The scheduler is that of React's own version. */
function reactInputs(): string[] {
  const { resolve } = createRequire(`${workspaceRoot}/package.json`);
  const dom = resolve('react-dom');
  const files = [resolve('react'), dom, createRequire(dom).resolve('scheduler')];
  return files.map((file) => relative(workspaceRoot, file));
}

/** Stylesheets that islands ask for beside the script that they are in; in the npm package as with the script tag. */
const ofLibraries = [
  { package: 'lightbox', file: 'photoswipe.css', source: 'node_modules/photoswipe/dist/photoswipe.css' },
  { package: 'builder', file: 'flatpickr.css', source: 'packages/builder/src/shared/date-picker/flatpickr.css' },
  { package: 'builder', file: 'leaflet.css', source: 'packages/builder/src/media/map-leaflet/leaflet.css' },
] as const;

/** Files that the npm packages' stylesheets of libraries are made of, by package. */
const styleInputs = new Map<string, readonly string[]>();

function writeLibraryStylesheet(library: (typeof ofLibraries)[number]): [string, ManifestFile][] {
  const { code, inputs } = bundleStyles(library.source);
  mkdirSync(`${workspaceRoot}/packages/${library.package}/dist`, { recursive: true });
  writeFileSync(`${workspaceRoot}/packages/${library.package}/dist/${library.file}`, code);
  styleInputs.set(library.package, [...(styleInputs.get(library.package) ?? []), ...inputs]);
  return flavourNames.map((flavour) => {
    const file = fileIn(flavour, `chunks/${library.file}`);
    writeFileSync(`${browserFolder}/${file}`, code);
    return [file, { ...measure(file), imports: [], dynamicImports: [] }];
  });
}

/** The module by which a tag of one island knows the files of its code before it needs them, in the order in which they run. */
function writeFilesModule(flavour: FlavourName, files: IslandCode): [string, ManifestFile] {
  const file = fileIn(flavour, 'files.js');
  const { folder } = flavours[flavour];
  // Paths are relative to the module.
  const relatives = Object.entries(files).map(([island, names]) => [
    island,
    names.map((name) => name.slice(folder.length)),
  ]);
  writeFileSync(`${browserFolder}/${file}`, `export default ${JSON.stringify(Object.fromEntries(relatives))};\n`);
  return [file, { ...measure(file), imports: [], dynamicImports: [] }];
}

/** Files of each island's code and stand-in, by its name. */
function filesByIsland(flavour: FlavourName, byName: ReadonlyMap<string, ManifestFile>): IslandCode {
  const files = new Map<string, Set<string>>();
  for (const [name, { source }] of byName) {
    for (const island of islandsOf(source)) {
      const known = files.get(island) ?? new Set();
      for (const file of withImports(byName, name, flavour)) known.add(file);
      files.set(island, known);
    }
  }
  return Object.fromEntries([...files].map(([island, names]) => [island, [...names]]));
}

/** Puts the list of files into the script tag, which the build could not do before they had names. */
function writeFilesList(
  flavour: FlavourName,
  scripts: readonly (readonly [string, ManifestFile])[],
): [string, ManifestFile][] {
  const { tag } = flavours[flavour];
  const byName = new Map(scripts);
  const own = builtFiles(byName, islandFiles());
  const path = `${browserFolder}/${tag}`;
  const [before = '', after, ...more] = readFileSync(path, 'utf8').split(FILES_LIST);
  if (after === undefined || more.length > 0) throw new Error(`Stirrup: ${tag} has no place for the list of files.`);
  writeFileSync(path, before + JSON.stringify(writeFiles(byName, own, flavour)).slice(1, -1) + after);
  return scripts.map(([name, file]) => [
    name,
    name === tag ? { ...file, ...measure(name), dynamicImports: own } : file,
  ]);
}

/**
 * The diagnostics: a bundle of its own, so that the other chunks are what they would be without it. It has the
 * library's development build, whose warnings it reads, and shares the page's registry with the loader.
 */
async function writeDiagnostics(): Promise<{ readonly file: [string, ManifestFile]; readonly inputs: string[] }> {
  const file = 'diagnostics.js';
  const { metafile } = await build({
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
    metafile: true,
  });
  return {
    file: [file, { ...measure(file), imports: [], dynamicImports: [] }],
    inputs: Object.keys(metafile.inputs),
  };
}

const builds = flavourNames.map(takeBuild);
const described = builds.map(({ flavour, metafile }) => {
  const scripts = writeFilesList(
    flavour,
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, output]) => describe(flavour, path, output)),
  );
  const islands = filesByIsland(flavour, new Map(scripts));
  return { flavour, islands, files: [...scripts, writeFilesModule(flavour, islands)] };
});
const diagnostics = await writeDiagnostics();
const styles = readdirSync(`${workspaceRoot}/${stylesheets}`)
  .filter((file) => file.endsWith('.css'))
  .map(writeStylesheet);
const files = [
  ...described.flatMap((build) => build.files),
  diagnostics.file,
  ...styles,
  ...ofLibraries.flatMap(writeLibraryStylesheet),
].sort(([a], [b]) => a.localeCompare(b));
const manifest: WholeManifest = {
  version,
  files: Object.fromEntries(files),
  islands: Object.fromEntries(described.map(({ flavour, islands }) => [flavour, islands])),
};

writeFileSync(`${browserFolder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
const bundled = [
  ...builds.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  ...reactInputs(),
  ...diagnostics.inputs,
  ...[...styleInputs.values()].flat(),
];
writeFileSync(`${browserFolder}/third-party-notices.txt`, thirdPartyNotices(bundled));
for (const [name, inputs] of styleInputs) {
  writeFileSync(`${workspaceRoot}/packages/${name}/dist/third-party-notices.txt`, thirdPartyNotices(inputs));
}
console.log(`dist/browser: ${files.length} files and manifest.json`);
