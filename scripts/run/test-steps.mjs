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
  const filesThatDidNotLoad = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesThatDidNotLoad.length,
    leftOut: report.numPendingTests,
    failures: [...filesThatDidNotLoad.map((file) => `${pathOf(file)}\n${file.message}`), ...failedTests(report)],
  };
}

function failedTests({ testResults }) {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${pathOf(file)} > ${test.fullName}\n${test.failureMessages.join('\n')}`),
  );
}

function pathOf({ name }) {
  return relative(fileURLToPath(root), name);
}

/**
 * Everything that must hold: lists of steps, one list after the other. The lanes of a list run side by side, and the
 * steps of a lane one after another: most of them leave a processor core idle. Browser tests open the built files.
 */
export const testSteps = [
  [
    [tests('unit', ['unit', 'fixtures'])],
    ['types', 'lint', 'knip', 'build', 'size', 'packages', 'build-storybook'].map(npmScript),
  ],
  [[tests('browser', ['browser'])]],
];
