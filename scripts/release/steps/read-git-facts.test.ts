import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readGitFacts } from './read-git-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'stirrup-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const origin = join(folder, 'origin');
const checkout = join(folder, 'checkout');

function git(cwd: string, ...words: string[]): void {
  const who = ['-c', 'user.name=Stirrup', '-c', 'user.email=stirrup@localhost'];
  execFileSync('git', [...who, ...words], { cwd, stdio: 'pipe' });
}

it('reads the branch, uncommitted files, and how far origin is ahead', async () => {
  git(folder, 'init', '--quiet', '--initial-branch=main', origin);
  expect(await readGitFacts(origin)).toEqual({ branch: 'main', changes: [], behind: undefined });
  git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'One');
  git(folder, 'clone', '--quiet', origin, checkout);
  expect(await readGitFacts(checkout)).toEqual({ branch: 'main', changes: [], behind: 0 });
  git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Two');
  git(checkout, 'switch', '--quiet', '--create', 'gates');
  writeFileSync(join(checkout, 'gate.md'), '');
  expect(await readGitFacts(checkout)).toEqual({ branch: 'gates', changes: ['gate.md'], behind: 1 });
});
