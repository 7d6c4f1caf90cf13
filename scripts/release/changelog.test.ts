import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';
import { packageNames } from '../package-exports.ts';
import { changelogSection } from './changelog-section.ts';
import { waitingChangesets, workspacePackages, workspaceVersion } from './workspace-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'stirrup-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CHANGESET = `---
'@stirrup/shop': minor
'stirrup': minor
---

Added gates.

They close by themselves.
`;

/** The files of the workspace that decide about versions, with one changeset. */
function copyOfWorkspace(): void {
  const manifests = packageNames.map((name) => `packages/${name}/package.json`);
  for (const path of [
    'package.json',
    'package-lock.json',
    '.changeset/config.json',
    'scripts/release/changelog.mjs',
    ...manifests,
  ]) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    cpSync(join(workspaceRoot, path), join(folder, path));
  }
  writeFileSync(join(folder, '.changeset/gates.md'), CHANGESET);
  const git = ['-c', 'user.name=Stirrup', '-c', 'user.email=stirrup@localhost'];
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  execFileSync('git', [...git, 'commit', '--quiet', '--message', 'Everything'], { cwd: folder });
}

it('gives all packages one version, and tells users of their changes in our words', () => {
  copyOfWorkspace();
  const before = workspaceVersion(folder);
  expect(waitingChangesets(folder)).toBe(1);
  execFileSync(`${workspaceRoot}/node_modules/.bin/changeset`, ['version'], { cwd: folder, stdio: 'pipe' });
  const version = workspaceVersion(folder);
  expect(version).not.toBe(before);
  expect(new Set(workspacePackages(folder).map((known) => known.version))).toEqual(new Set([version]));
  expect(waitingChangesets(folder)).toBe(0);
  const told = (name: string) => {
    const file = join(folder, `packages/${name}/CHANGELOG.md`);
    return existsSync(file) && changelogSection(readFileSync(file, 'utf8'), version);
  };
  expect(told('shop')).toBe('### Minor Changes\n\n- Added gates.\n\n  They close by themselves.\n');
  // All packages have one version, so nobody needs a list of those that changed theirs.
  expect(told('builder')).toBe('\n');
});

it('reads what a changelog tells of one version', () => {
  const changelog = '# stirrup\n\n## 0.10.0\n\n- Added gates.\n\n## 0.1.0\n\n- First release.\n';
  expect(changelogSection(changelog, '0.10.0')).toBe('- Added gates.\n');
  expect(changelogSection(changelog, '0.1.0')).toBe('- First release.\n');
  expect(() => changelogSection(changelog, '0.1')).toThrow('tells nothing of 0.1');
});

it('tells users of the present version in every package', () => {
  const version = workspaceVersion();
  for (const name of packageNames) {
    const changelog = readFileSync(`${workspaceRoot}/packages/${name}/CHANGELOG.md`, 'utf8');
    expect(changelogSection(changelog, version), name).not.toMatch(/\b[0-9a-f]{7}:/);
  }
});
