import { readFileSync, rmSync } from 'node:fs';

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
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesThatDidNotLoad,
    leftOut: report.numPendingTests,
  };
}

/** All checks, cheapest first; the browser tests open the output of the two builds before them. */
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
