import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';

const workflow = (name: string) => readFileSync(`${workspaceRoot}/.github/workflows/${name}.yml`, 'utf8');

it('has one script for CI, and one for the release, which workflows and maintainers share', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${workspaceRoot}/package.json`, 'utf8'),
  );
  expect(workflow('ci')).toContain('- run: bash .ci/run\n');
  expect(workflow('release')).toContain('- run: npm run release -- --prepare\n');
  expect(scripts).toHaveProperty('release');
});

it('lets only the job that publishes say who it is', () => {
  expect(workflow('release').match(/id-token: write/g)).toHaveLength(1);
  expect(workflow('ci')).toContain('permissions:\n  contents: read\n');
});

it('lets only the step that pushes have what it pushes with', () => {
  const [npm = ''] = workflow('release').split('\n  page:\n');
  const steps = npm.split(/^ {6}(?=- )/m);
  const isTold = /secrets\.|github\.token|ssh-key|GITHUB_TOKEN/;
  expect(steps.filter((step) => isTold.test(step))).toEqual([
    expect.stringContaining('npm run release -- --publish\n'),
  ]);
  // The checkout would keep the workflow's own token in the repository.
  expect(npm).toContain('persist-credentials: false\n');
});

it('tests the oldest Node that the packages allow', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/stirrup/package.json`, 'utf8'),
  );
  expect(workflow('ci')).toContain(`"${engines.node.replace('>=', '')}"`);
});
