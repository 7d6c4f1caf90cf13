import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { missingFiles } from './missing-files.ts';

/** Fields of a package.json by which npm shows a package and checks its users' Node. */
interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly homepage?: string;
  readonly bugs?: { readonly url?: string };
  readonly license?: string;
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly engines?: { readonly node?: string };
}

/**
 * Everything that is wrong with a package as npm has packed it, in sentences that begin with its name.
 *
 * @param folder The unpacked tarball.
 */
export function packageProblems(folder: string): readonly string[] {
  const manifest: PackageManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const problems = [
    ...texts(folder, manifest.version),
    ...fields(manifest),
    ...missingFiles(folder).map((file) => `does not contain ${file}`),
    ...browserBuild(folder, manifest.version),
    ...unnamedLicences(folder, manifest.name),
  ];
  return problems.map((problem) => `${manifest.name} ${problem}`);
}

function texts(folder: string, version: string): string[] {
  const read = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  };
  const empty = ['LICENSE', 'README.md', 'CHANGELOG.md'].filter((name) => read(name) === '');
  const isTold = read('CHANGELOG.md').split('\n').includes(`## ${version}`);
  return [
    ...empty.map((name) => `does not contain ${name}`),
    ...(isTold ? [] : [`tells its users nothing of ${version} in CHANGELOG.md; "npm run release" writes it`]),
  ];
}

function fields(manifest: PackageManifest): string[] {
  const wanted = {
    description: manifest.description,
    homepage: manifest.homepage,
    'bugs.url': manifest.bugs?.url,
    license: manifest.license,
    'repository.url': manifest.repository?.url,
    'repository.directory': manifest.repository?.directory,
    'engines.node': manifest.engines?.node,
  };
  return Object.entries(wanted)
    .filter(([, value]) => !value)
    .map(([field]) => `has no ${field} in package.json`);
}

/** The script tag's files are of the version that is published, and all of them are there. */
function browserBuild(folder: string, version: string): string[] {
  const browser = join(folder, 'dist/browser');
  if (!existsSync(browser)) return [];
  const list = join(browser, 'manifest.json');
  if (!existsSync(list)) return ['does not contain dist/browser/manifest.json'];
  const manifest: { version: string; files: Record<string, unknown> } = JSON.parse(readFileSync(list, 'utf8'));
  const files = [...Object.keys(manifest.files), 'third-party-notices.txt'];
  return [
    ...files
      .filter((file) => !existsSync(join(browser, file)))
      .map((file) => `does not contain dist/browser/${file}, which its manifest.json lists`),
    ...(manifest.version === version
      ? []
      : [`was built as ${manifest.version} and is packed as ${version}; "npm run build" builds it anew`]),
  ];
}

/** Files of other packages in a bundle, as its source map lists them. */
const FOREIGN = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Code of other packages that no notices beside it, or above it, name. */
function unnamedLicences(folder: string, own: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const unnamed = files.flatMap((file) => {
    const names = new Set([...bundledIn(folder, file), ...stylesOf(file, own)]);
    const notices = names.size > 0 ? noticesAbove(folder, file) : '';
    return [...names].filter((name) => !notices.includes(`\n${name} `));
  });
  return [...new Set(unnamed)].map((name) => `contains code of ${name}, and no third-party-notices.txt that names it`);
}

function bundledIn(folder: string, file: string): string[] {
  if (!file.endsWith('.map')) return [];
  const { sources }: { sources: readonly string[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return sources.flatMap((source) => FOREIGN.exec(source)?.[1] ?? []);
}

/** A stylesheet that is not ours has its library's name. */
function stylesOf(file: string, own: string): string[] {
  const name = basename(file, '.css');
  return !file.endsWith('.css') || name.startsWith(basename(own)) ? [] : [name];
}

function noticesAbove(folder: string, file: string): string {
  for (let path = dirname(file); ; path = dirname(path)) {
    const notices = join(folder, path, 'third-party-notices.txt');
    if (existsSync(notices)) return readFileSync(notices, 'utf8');
    if (path === '.') return '';
  }
}
