import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { workspaceRoot } from './find-islands.ts';
import { type PackageName, packageExports, packageNames } from './package-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'stirrup-packages-'));
const problems: string[] = [];

function run(command: string, args: readonly string[], cwd = workspaceRoot): string | undefined {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? `${error.stdout}` : '';
    problems.push(`${command} ${args.join(' ')}\n${output || error}`);
    return undefined;
  }
}

function npmName(name: PackageName): string {
  return name === 'stirrup' ? name : `@stirrup/${name}`;
}

function tarballOf(name: PackageName): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/${name}/package.json`, 'utf8'),
  );
  return `${folder}/${npmName(name).replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/** The licence and the README in each package, and every file of the script tag in `stirrup`. */
function checkContents(name: PackageName): void {
  const packed = new Set(run('tar', ['-tzf', tarballOf(name)])?.split('\n'));
  const browser = readdirSync(`${workspaceRoot}/dist/browser`, { recursive: true, encoding: 'utf8' });
  const scripts = browser.filter((path) => /\.(js|css|json|txt)$/.test(path)).map((path) => `dist/browser/${path}`);
  for (const path of ['LICENSE', 'README.md', ...(name === 'stirrup' ? scripts : [])]) {
    if (!packed.has(`package/${path}`)) problems.push(`${npmName(name)} does not contain ${path}`);
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

/** A project that has the packages installed as npm would, and imports every subpath with types checked in full. */
function importAsUser(): void {
  const modules = join(folder, 'node_modules');
  for (const name of packageNames) {
    const target = join(modules, npmName(name));
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarballOf(name), '-C', target, '--strip-components=1']);
  }
  for (const dependency of ['react', 'react-dom', 'preact', 'nanostores', '@nanostores', 'zod', '@types']) {
    symlinkSync(`${workspaceRoot}/node_modules/${dependency}`, join(modules, dependency));
  }
  const imports = packageNames.flatMap((name) =>
    Object.keys(packageExports(name))
      .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.css'))
      .map((subpath) => `${npmName(name)}${subpath.slice(1)}`),
  );
  const lines = imports.map((path, index) => `import * as module${index} from '${path}';\nvoid module${index};`);
  writeFileSync(join(folder, 'user.ts'), lines.join('\n'));
  const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--noEmit', '--types', 'react'];
  run(`${workspaceRoot}/node_modules/.bin/tsc`, ['--ignoreConfig', ...options, 'user.ts'], folder);
}

try {
  const workspaces = packageNames.flatMap((name) => ['-w', `packages/${name}`]);
  run('npm', ['pack', '--silent', ...workspaces, '--pack-destination', folder]);
  for (const name of packageNames) checkContents(name);
  await Promise.all(packageNames.map(lintPackage));
  for (const name of packageNames) {
    const options = [
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--exclude-entrypoints',
      './stirrup.css',
      './stirrup-critical.css',
    ];
    run('npx', ['attw', tarballOf(name), ...options]);
  }
  importAsUser();
} finally {
  rmSync(folder, { recursive: true });
}

for (const problem of problems) console.error(problem);
console.log(`${packageNames.length} packages checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
