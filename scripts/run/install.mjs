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
  if (error || status !== 0) throw failed(command, args, error?.message ?? `It ended with ${status}.`);
}

const failed = (command, args, reason) => new Error(`Stirrup: "${command} ${args.join(' ')}" failed. ${reason}`);

function packagesIn(lockFile) {
  const path = new URL(lockFile, root);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Compares a folder's packages one by one, since npm writes both lock files at once and their times mean nothing. */
function packagesAreInstalled(folder = '.') {
  const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
  return Object.entries(packagesIn(`${folder}/package-lock.json`))
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
 * Installs Debian's Chromium, headless and complete, unless both are installed: the headless one is faster, and has no
 * back/forward cache. One of them will do: apt-get installs neither if it does not know one of them, so each has a call of its own.
 */
export function installChromium() {
  if (process.env.CHROMIUM) return;
  for (const path of browsers) {
    try {
      installMissing([[path, path.slice('/usr/bin/'.length)]]);
    } catch (error) {
      console.log(error.message);
    }
  }
  if (!installed()) {
    throw new Error(
      'Stirrup: the tests need a Chromium. Install one, and name it: CHROMIUM=/path/to/chromium npm test',
    );
  }
}

/** Installs Debian's packages of the files that are missing, and says which: pairs of a file and its package. */
function installMissing(files) {
  const missing = files.filter(([path]) => !existsSync(path));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  console.log(`Installing ${names.join(', ')}, since ${missing.map(([path]) => path).join(', ')} is missing ...`);
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...names);
}

/** Seconds in which another apt-get has to end: a run of the tests beside this one, or the system's own upgrades. */
const lockTimeout = 300;

/** Runs apt-get, after any other that is at work: apt-get itself waits for its packages, but not for its lists. */
function aptGet(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command, ...rest] = [...asRoot, 'apt-get', '-o', `DPkg::Lock::Timeout=${lockTimeout}`, ...args];
  const deadline = Date.now() + lockTimeout * 1000;
  for (;;) {
    const { status, error, stderr } = spawnSync(command, rest, {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    });
    process.stderr.write(stderr ?? '');
    if (!error && status === 0) return;
    const isLocked = stderr?.includes('Could not get lock') && Date.now() < deadline;
    if (!isLocked) throw failed(command, rest, error?.message ?? `It ended with ${status}.`);
    console.log('Another apt-get is at work: trying again in 5 s ...');
    spawnSync('sleep', ['5']);
  }
}

/** Installs the WordPress of the plugin's tests, unless it is installed: apart from the packages, since it is large. */
export const installWordPress = () => installApart('e2e/wordpress', 'WordPress for the tests of the plugin');

/** Installs the libraries that shops print without Stirrup, unless they are installed: only one bench needs them. */
export const installReplacedLibraries = () => installApart('bench/replaced', 'libraries that Stirrup replaces');

function installApart(folder, content) {
  if (packagesAreInstalled(folder)) return;
  console.log(`Installing ${content} (npm ci in ${folder}) ...`);
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']);
}

/** Files of the other engines' browsers, with the packages of Debian that bring them. */
const otherEngines = [
  // Missing only where `CHROMIUM` names another.
  ['/usr/bin/chromium', 'chromium'],
  [process.env.FIREFOX ?? '/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  // WebKitGTK's browser opens no window without a screen.
  ['/usr/bin/Xvfb', 'xvfb'],
];

/** Installs Debian's browsers of every engine that is missing, and says which. */
export const installEveryEngine = () => installMissing(otherEngines);

/** Prints the browser's version, since a test may pass with one version and fail with another. */
export function printChromiumVersion() {
  const browser = installed() ?? browsers[0];
  const { stdout, error } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Stirrup: ${browser} does not start. ${error.message}`);
  console.log(`Testing in ${stdout.trim()}`);
}
