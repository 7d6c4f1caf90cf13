import { runCommand } from '../run-command.ts';
import type { ReleaseFacts } from './objections.ts';

/** Reads a repository's part of the facts. Fetches from `origin`, and changes nothing else. */
export async function readGitFacts(cwd: string): Promise<Pick<ReleaseFacts, 'branch' | 'changes' | 'behind'>> {
  const git = (...words: string[]) => runCommand(['git', ...words], { cwd });
  const changes = await git('status', '--porcelain');
  const remotes = await git('remote');
  const facts = {
    branch: await git('branch', '--show-current'),
    changes: changes.split('\n').flatMap((line) => line.slice(3) || []),
  };
  if (!remotes.split('\n').includes('origin')) return { ...facts, behind: undefined };
  await git('fetch', '--quiet', 'origin', 'main');
  return { ...facts, behind: Number(await git('rev-list', '--count', 'HEAD..FETCH_HEAD')) };
}
