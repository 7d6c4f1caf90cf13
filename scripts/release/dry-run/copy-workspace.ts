import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspaceRoot } from '../../find-islands.ts';
import { packageNames } from '../../package-exports.ts';
import { runCommand } from '../run-command.ts';

/** Built files, which no commit contains. */
const BUILT = ['dist', ...packageNames.map((name) => `packages/${name}/dist`)];

const isChangeset = (file: string) => /^\.changeset\/(?!README).*\.md$/.test(file);

/**
 * Copies the repository as it lies here, uncommitted files included, into a repository of its own: one commit on `main`,
 * with a remote `origin` beside it.
 *
 * @param folder Folder of the copy; the remote is `<folder>.git`.
 * @param isBuilt Copies what is built, too, and shares the installed packages in place of installing them anew.
 */
export async function copyWorkspace(folder: string, isBuilt: boolean): Promise<void> {
  const listed = await runCommand(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed
    .split('\0')
    .filter((file) => file && existsSync(`${workspaceRoot}/${file}`))
    // The build has the present version; changes belong to the next.
    .filter((file) => !isBuilt || !isChangeset(file));
  for (const path of isBuilt ? [...files, ...BUILT] : files) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    cpSync(`${workspaceRoot}/${path}`, `${folder}/${path}`, { recursive: true });
  }
  const git = (...words: string[]) => runCommand(['git', ...words], { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Stirrup');
  await git('config', 'user.email', 'stirrup@localhost');
  if (isBuilt) {
    symlinkSync(`${workspaceRoot}/node_modules`, `${folder}/node_modules`);
    // .gitignore names a folder, and this is a link.
    writeFileSync(`${folder}/.git/info/exclude`, 'node_modules\n');
  } else {
    await runCommand(['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    writeFileSync(`${folder}/.changeset/dry-run.md`, `---\n'stirrup': patch\n---\n\nTried the release.\n`);
  }
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Everything');
  await git('init', '--quiet', '--bare', '--initial-branch=main', `${folder}.git`);
  await git('remote', 'add', 'origin', `${folder}.git`);
  await git('push', '--quiet', 'origin', 'main');
}
