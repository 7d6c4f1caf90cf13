/**
 * `npm test`, `npm start`, `npm run bench`, `npm run browsers` and `npm run wordpress`. Plain Node without any package,
 * because their first step is to install packages.
 *
 * @example
 * ```sh
 * node scripts/run.mjs test
 * node scripts/run.mjs start
 * node scripts/run.mjs bench page-loads
 * node scripts/run.mjs browsers --engine=webkit --only=tabs
 * ```
 */
import {
  installChromium,
  installEveryEngine,
  installPackages,
  installReplacedLibraries,
  installWordPress,
  printChromiumVersion,
} from './run/install.mjs';
import { runStep } from './run/run-step.mjs';
import { measure, serve, testInEveryEngine, testInWordPress } from './run/serve.mjs';
import { testSteps } from './run/test-steps.mjs';

const command = process.argv[2];

async function test() {
  // Signals reach this process alone: each step is a process group of its own, which ends with this process.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
  let passed = 0;
  let failed = 0;
  try {
    installPackages();
    installChromium();
    installWordPress();
    printChromiumVersion();
    const runLane = async (lane) => {
      for (const step of lane) {
        const result = await runStep(step);
        passed += result.passed;
        failed += result.failed;
      }
    };
    for (const lanes of testSteps) await Promise.all(lanes.map(runLane));
  } catch (error) {
    console.error(error);
    failed += 1;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (command === 'test') {
  await test();
} else if (command === 'start') {
  installPackages();
  await serve();
} else if (command === 'bench') {
  installPackages();
  installChromium();
  installWordPress();
  installReplacedLibraries();
  await measure();
} else if (command === 'browsers') {
  installPackages();
  installChromium();
  installEveryEngine();
  await testInEveryEngine();
} else if (command === 'wordpress') {
  installPackages();
  installChromium();
  installWordPress();
  await testInWordPress();
} else {
  console.error('Usage: node scripts/run.mjs test | start | bench | browsers | wordpress');
  process.exitCode = 2;
}
