import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const root = new URL('../../', import.meta.url);

/**
 * Timeout of a step in ms, so that one that hangs does not keep the others from reporting: twice the time of the longest,
 * for machines with other work. Jobs of CI (`timeout-minutes` in .github/workflows) have to outlast two such steps.
 */
const timeLimit = 60 * 60_000;

function runCommand([command, ...args], environment) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A negative id ends the whole process group, including the servers and browsers of the step.
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended already.
      }
    };
    const timer = setTimeout(() => {
      output.push(`Stopped after ${timeLimit / 60_000} minutes.\n`);
      end();
    }, timeLimit);
    process.once('exit', end);
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(`${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve({ ok: code === 0, output: output.map(String).join('') });
    });
  });
}

/** Two thousand lines about tests that passed bury the one that did not. */
function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(stripVTControlCharacters(line)))
    .join('\n')
    .trimEnd();
}

/**
 * Runs one step and reports it: a line when it passed; when it did not, its failed tests and then its output. Tests that
 * passed only when they were retried are printed in either case, with their first failure.
 *
 * A step without a `count` counts as one. With one, every test counts, and a failure outside the tests (a file that
 * does not load, an uncaught error) counts as one more.
 */
export async function runStep({ name, command, environment, count }) {
  const startedAt = performance.now();
  const { ok, output } = await runCommand(command, environment);
  const tests = count?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  const failed = ok || tests.failed > 0 ? tests.failed : 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  const leftOut = tests.leftOut
    ? `, ${tests.leftOut} left out: no recorded pages lie beside the repository, or no complete Chromium is here`
    : '';
  const unsteady = tests.unsteady ?? [];
  const retried = unsteady.length > 0 ? `, ${unsteady.length} only when retried` : '';
  const counted = count ? `  ${tests.passed} passed, ${failed} failed${retried}${leftOut}` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${counted}`);
  for (const test of unsteady) console.log(`Passed only when retried, which is a fault to find: ${test}`);
  if (!ok) console.log([...(tests.failures ?? []), '', withoutPassed(output)].join('\n'));
  return { passed: tests.passed, failed };
}
