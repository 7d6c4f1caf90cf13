import { spawn } from 'node:child_process';

const root = new URL('../../', import.meta.url);

/** True once somebody has ended this process: a child that ends then has not failed, and nothing else begins. */
let isEnded = false;

function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
    const end = () => {
      isEnded = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      // A child that a signal has ended has no code.
      resolve(code ?? (isEnded ? 0 : 1));
    });
  });
}

/** Builds the script tag, and runs a command of the workspace with the command line's other arguments. */
async function buildAndRun(...command) {
  console.log('Building dist/browser ...');
  const built = await run('npm', ['run', '--silent', 'build'], { STIRRUP_BUILD: 'browser' });
  process.exitCode = built === 0 && !isEnded ? await run('npx', [...command, ...process.argv.slice(3)]) : built;
}

/** Builds the script tag and serves the demo shop with it. The shop prints its address. */
export const serve = () => buildAndRun('tsx', 'fixtures/cms/serve.ts');

/** Builds the script tag, and runs all benches, or those that the command line names. */
export const measure = () => buildAndRun('tsx', 'bench/run.ts');

/** Builds the script tag and tests it in Chromium, Firefox and WebKit. It ends with a line of counts per engine. */
export const testInEveryEngine = () => buildAndRun('tsx', 'e2e/browsers/run.ts');

/** Builds the script tag and the plugin, and tests the plugin in a real WordPress. */
export const testInWordPress = () => buildAndRun('vitest', 'run', '--project', 'wordpress');
