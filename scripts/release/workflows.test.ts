import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';

const workflow = (name: string) => readFileSync(`${workspaceRoot}/.github/workflows/${name}.yml`, 'utf8');

it('has one script for CI, and one for the release, which workflows and maintainers share', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${workspaceRoot}/package.json`, 'utf8'),
  );
  expect(workflow('ci')).toContain('- run: bash .ci/run\n');
  expect(workflow('release')).toContain('- run: npm run release\n');
  expect(scripts).toHaveProperty('release');
});

it('lets only the job that publishes say who it is', () => {
  expect(workflow('release').match(/id-token: write/g)).toHaveLength(1);
  expect(workflow('ci')).toContain('permissions:\n  contents: read\n');
});

it('tests the oldest Node that the packages allow', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/stirrup/package.json`, 'utf8'),
  );
  expect(workflow('ci')).toContain(`"${engines.node.replace('>=', '')}"`);
});
