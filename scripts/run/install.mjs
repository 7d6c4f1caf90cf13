import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The browser that the tests drive: Debian's Chromium without its windows, or the one that `CHROMIUM` names. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) {
    throw new Error(`Stirrup: "${command} ${args.join(' ')}" failed. ${error?.message ?? `It ended with ${status}.`}`);
  }
}

function packagesIn(lockFile) {
  const path = new URL(lockFile, root);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Compared package by package, since npm writes both lock files in one go and their times say nothing. */
function packagesAreInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, wanted]) => path !== '' && !wanted.optional && !wanted.devOptional)
    .every(([path, wanted]) => installed[path]?.version === wanted.version);
}

/** Installs the locked packages, unless exactly those are there. */
export function installPackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Installs Debian's Chromium, unless it is there. */
export function installChromium() {
  if (existsSync(chromium)) return;
  console.log(`Installing Chromium, since ${chromium} is missing (apt-get install chromium-headless-shell) ...`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    run(command, rest);
  };
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

/** Says which browser the tests will drive: what fails tomorrow may have passed with another. */
export function tellChromiumVersion() {
  const { stdout, error } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Stirrup: ${chromium} does not start. ${error.message}`);
  console.log(`Testing in ${stdout.trim()}`);
}
