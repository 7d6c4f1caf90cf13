import { runCommand } from '../run-command.ts';
import { waitingChangesets, workspaceVersion } from '../workspace-packages.ts';

/**
 * Collects the waiting changesets into the changelogs, gives all packages their new version, and writes that wherever it
 * stands: in addresses of the docs, and in the list of packages.
 *
 * @returns True if there was a changeset; without one the packages keep their version, which is yet to be published.
 */
export async function writeVersions(): Promise<boolean> {
  if (waitingChangesets() === 0) return false;
  await runCommand(['npx', 'changeset', 'version']);
  await runCommand(['npm', 'run', '--silent', 'sync']);
  // The lock file names the versions of the workspace's own packages.
  await runCommand(['npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--no-audit']);
  return true;
}

/** Commits what the release has written, if anything. */
export async function commitVersion(): Promise<void> {
  if ((await runCommand(['git', 'status', '--porcelain'])) === '') return;
  await runCommand(['git', 'add', '--all']);
  await runCommand(['git', 'commit', '--quiet', '--message', `[release] Version ${workspaceVersion()}`]);
}
