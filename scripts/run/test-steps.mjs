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

/** Everything that must hold, cheapest first; the browser tests open what the two builds before them wrote. */
export const testSteps = [
  npmScript('types'),
  npmScript('lint'),
  npmScript('knip'),
  tests('unit', ['unit', 'fixtures']),
  npmScript('build'),
  npmScript('size'),
  npmScript('packages'),
  npmScript('build-storybook'),
  tests('browser', ['browser']),
];
