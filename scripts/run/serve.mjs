import { spawn } from 'node:child_process';

const root = new URL('../../', import.meta.url);

function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
    const end = () => child.kill('SIGTERM');
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      resolve(code ?? 0);
    });
  });
}

/** Builds the script tag and serves the demo shop with it. The shop prints its address. */
export async function serve() {
  console.log('Building dist/browser ...');
  const built = await run('npm', ['run', '--silent', 'build'], { STIRRUP_BUILD: 'browser' });
  process.exitCode = built === 0 ? await run('npx', ['tsx', 'fixtures/cms/serve.ts', ...process.argv.slice(3)]) : built;
}
