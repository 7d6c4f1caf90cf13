/**
 * Checks that npm would publish packages that work for their users: packs them, looks into the tarballs, installs these
 * in an empty project, and uses them there with TypeScript, on a server, and by a bundler.
 *
 * @example
 * ```sh
 * npm run build && npm run packages
 * ```
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { npmName, type PackageName, packageExports, packageNames } from './package-exports.ts';
import { bundledFiles } from './packages/bundled-files.ts';
import { packageProblems } from './packages/package-problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'stirrup-packages-'));
const modules = join(folder, 'node_modules');
const problems: string[] = [];

function run(command: string, args: readonly string[], cwd = workspaceRoot): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? `${error.stdout}` : '';
    problems.push(`${command} ${args.join(' ')}\n${output || error}`);
    return '';
  }
}

function tarballOf(name: PackageName): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/${name}/package.json`, 'utf8'),
  );
  return `${folder}/${npmName(name).replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** Unpacks the tarballs as npm would install them, beside what they depend on. */
function install(): void {
  for (const name of packageNames) {
    const target = join(modules, npmName(name));
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarballOf(name), '-C', target, '--strip-components=1']);
  }
  const dependencies = ['react', 'react-dom', 'preact', 'nanostores', '@nanostores', 'zod', '@types'];
  const ofIslands = ['@googlemaps', '@splidejs', 'flatpickr', 'leaflet', 'photoswipe', 'swiper'];
  for (const name of [...dependencies, ...ofIslands]) {
    symlinkSync(`${workspaceRoot}/node_modules/${name}`, join(modules, name));
  }
}

async function lintPackage(name: PackageName): Promise<void> {
  const manifest: Record<string, unknown> = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/${name}/package.json`, 'utf8'),
  );
  const tarball = new Uint8Array(readFileSync(tarballOf(name))).buffer;
  const { messages } = await publint({ pack: { tarball }, strict: true });
  problems.push(...messages.map((message) => `publint ${npmName(name)}: ${formatMessage(message, manifest)}`));
}

/** Checks the types of every subpath, as each way of resolving modules finds them. */
function checkTypes(name: PackageName): void {
  const sheets = ['./stirrup.css', './stirrup-critical.css'];
  run('npx', [
    'attw',
    tarballOf(name),
    ...['--profile', 'esm-only', '--format', 'ascii', '--no-emoji'],
    ...['--exclude-entrypoints', ...sheets],
  ]);
}

/** Every subpath that an application imports, without patterns and stylesheets. */
function entries(): readonly string[] {
  return packageNames.flatMap((name) =>
    Object.keys(packageExports(name))
      .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.css'))
      .map((subpath) => `${npmName(name)}${subpath.slice(1)}`),
  );
}

/** Imports every entry with types checked in full. */
function importByTypeScript(): void {
  const lines = entries().map((path, index) => `import * as module${index} from '${path}';\nvoid module${index};`);
  writeFileSync(join(folder, 'user.ts'), lines.join('\n'));
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--noEmit', '--types', 'react'];
  run(`${workspaceRoot}/node_modules/.bin/tsc`, ['--ignoreConfig', ...options, 'user.ts'], folder);
}

/** Imports every entry on a server, those that start islands, too. */
function importOnServer(): void {
  const starts = findIslands().map(({ name }) => `stirrup/islands/${name}`);
  copyFileSync(`${workspaceRoot}/scripts/packages/on-server.mjs`, join(folder, 'on-server.mjs'));
  const printed = run('node', ['on-server.mjs', ...entries(), ...starts], folder);
  problems.push(...printed.split('\n').filter((line) => line !== ''));
}

/** Files for the code of two islands and what it fetches when it is used; all islands make nearly three hundred. */
const FILE_LIMIT = 25;

/** Bundles an application with two islands, whose code alone esbuild should write. */
async function bundleByEsbuild(): Promise<void> {
  const code = `import { start } from 'stirrup';
    import { tabs } from '@stirrup/builder/tabs';
    import { miniCart } from '@stirrup/shop/mini-cart';
    start(tabs, miniCart);`;
  const files = await bundledFiles(code, folder);
  if (files.length > FILE_LIMIT) {
    problems.push(
      `esbuild writes ${files.length} files for two islands, of ${FILE_LIMIT} at most: ${files.join(', ')}`,
    );
  }
}

try {
  const workspaces = packageNames.flatMap((name) => ['-w', `packages/${name}`]);
  run('npm', ['pack', '--silent', ...workspaces, '--pack-destination', folder]);
  install();
  problems.push(...packageNames.flatMap((name) => packageProblems(join(modules, npmName(name)))));
  await Promise.all(packageNames.map(lintPackage));
  for (const name of packageNames) checkTypes(name);
  importByTypeScript();
  importOnServer();
  await bundleByEsbuild();
} catch (error) {
  // A step that builds on a failed one throws, too: what is in the list already is the cause.
  problems.push(`${error}`);
} finally {
  rmSync(folder, { recursive: true });
}

for (const problem of problems) console.error(problem);
console.log(`${packageNames.length} packages checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
