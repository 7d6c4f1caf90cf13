import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/**
 * Browsers for the tests, in order of preference: the one in `CHROMIUM`, otherwise Debian's Chromium, headless or
 * complete.
 */
const browsers = process.env.CHROMIUM
  ? [process.env.CHROMIUM]
  : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const installed = () => browsers.find((path) => existsSync(path));

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

/** Compares the packages one by one, since npm writes both lock files at once and their times mean nothing. */
function packagesAreInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, wanted]) => path !== '' && !wanted.optional && !wanted.devOptional)
    .every(([path, wanted]) => installed[path]?.version === wanted.version);
}

/** Installs the locked packages, unless exactly those are installed. */
export function installPackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Installs Debian's headless Chromium, unless it is installed. If that fails, the complete one works, only more slowly.
 */
export function installChromium() {
  if (installed() === browsers[0]) return;
  console.log(`Installing Chromium, since ${browsers[0]} is missing (apt-get install chromium-headless-shell) ...`);
  try {
    installShell();
  } catch (error) {
    if (!installed()) throw error;
    console.log(`${error.message} The tests drive ${installed()}.`);
  }
}

function installShell() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    run(command, rest);
  };
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

/** Prints the browser's version, since a test may pass with one version and fail with another. */
export function tellChromiumVersion() {
  const browser = installed() ?? browsers[0];
  const { stdout, error } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Stirrup: ${browser} does not start. ${error.message}`);
  console.log(`Testing in ${stdout.trim()}`);
}
