import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

function npmScript(name) {
  return { name, command: ['npm', 'run', '--silent', name] };
}

/** A run of Vitest, counted test by test from its own report. */
function tests(name, projects) {
  const report = `node_modules/.cache/tests-${name}.json`;
  const reportUrl = new URL(report, root);
  rmSync(reportUrl, { force: true });
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => countTests(reportUrl),
  };
}

function countTests(reportUrl) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportUrl, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
  // A file that does not load, or whose hooks fail, has no failed test.
  const failedOutsideTests = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedOutsideTests.length,
    leftOut: report.numPendingTests,
    failures: [
      ...failedOutsideTests.map((file) => `${pathOf(file)}\n${beginningOf(file.message || 'A hook of it failed.')}`),
      ...testsWithFailures(report, 'failed'),
    ],
    // The report keeps the failure of a test whose retry passed.
    unsteady: testsWithFailures(report, 'passed'),
  };
}

function testsWithFailures({ testResults }, wanted) {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => `${pathOf(file)} > ${fullName}\n${beginningOf(first)}`),
  );
}

/** The first lines say what was expected; the rest is the way through the test runner. */
function beginningOf(message) {
  return message
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}

function pathOf({ name }) {
  return relative(fileURLToPath(root), name);
}

/** The happy path of every island with the built tag of the flavour on Preact, in headless Chromium. */
const pathsInLite = {
  name: 'paths-lite',
  command: ['npx', 'tsx', 'e2e/browsers/run.ts', '--engine=chromium', '--headless', '--kind=happy path'],
  environment: { STIRRUP_FLAVOUR: 'lite' },
};

/** The release of what is built to a registry on this machine, and what users install from there. */
const release = { name: 'release', command: ['npm', 'run', '--silent', 'release', '--', '--dry-run', '--built'] };

/**
 * Everything that must hold: lists of steps, one list after the other. The lanes of a list run side by side, and the
 * steps of a lane one after another: most of them leave a processor core idle. Browser tests open the built files.
 */
export const testSteps = [
  [
    [tests('unit', ['unit', 'fixtures'])],
    [...['types', 'lint', 'knip', 'build', 'size', 'packages'].map(npmScript), release, npmScript('build-storybook')],
  ],
  [[tests('browser', ['browser'])]],
  [[tests('browser-lite', ['browser-lite'])], [pathsInLite], [tests('wordpress', ['wordpress'])]],
];
