import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../find-islands.ts';
import { isLocal, type ReleaseOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './run-steps.ts';
import { objections } from './steps/objections.ts';
import { publishPackages } from './steps/publish-packages.ts';
import { pushTag } from './steps/push-tag.ts';
import { readFacts } from './steps/read-facts.ts';
import { commitVersion, writeVersions } from './steps/write-versions.ts';
import { workspaceVersion } from './workspace-packages.ts';

const AGAIN = 'Then run the same command again: it goes on where it stopped.';
const UNDO =
  'Nothing is published. Take back what was written: git restore --staged --worktree . && git clean -fd packages';

/**
 * The steps of a release, each of which does nothing where it has been done before. A registry on this machine gets a
 * trial: the packages are checked, and the tests left to CI.
 */
export async function releaseSteps(options: ReleaseOptions): Promise<readonly Step[]> {
  const registry = options.registry ?? (await runCommand(['npm', 'config', 'get', 'registry']));
  const isTrial = isLocal(registry);
  const check = isTrial ? ['npm', 'run', '--silent', 'packages'] : ['bash', '.ci/run'];
  const ready: Step = {
    name: 'ready',
    run: async () => {
      const facts = await readFacts(registry, options);
      const found = objections(facts);
      if (found.length > 0) throw new Error(found.map((objection) => `- ${objection}`).join('\n'));
      return `main, nothing uncommitted, ${facts.changesets} changesets, ${facts.user ?? 'a trusted workflow'} at ${registry}`;
    },
    whenFailed: 'Nothing has been changed.',
  };
  const made: readonly Step[] = [
    {
      name: 'version',
      run: async () => {
        const isNew = await writeVersions();
        if (!isTrial) requireOwnersChangelog(workspaceVersion());
        return isNew ? `${workspaceVersion()}, with changelogs` : `${workspaceVersion()} is yet to be published`;
      },
      whenFailed: UNDO,
    },
    {
      name: 'build',
      run: async () => {
        await runCommand(['npm', 'run', '--silent', 'build'], { isShown: true });
        // The version is part of the script, and so of its size.
        await runCommand(['npm', 'run', '--silent', 'size', '--', '--write']);
        await commitVersion();
        return `packages/*/dist and dist/browser, as ${workspaceVersion()}`;
      },
      whenFailed: UNDO,
    },
    {
      name: 'check',
      run: async () => {
        await runCommand(check, { isShown: true });
        return check.join(' ');
      },
      whenFailed: `Nothing is published; the version is a commit of this checkout only. Mend what failed, and commit that. ${AGAIN}`,
    },
  ];
  const published: readonly Step[] = [
    {
      name: 'push',
      run: async () => {
        await runCommand(['git', 'push', '--quiet', 'origin', 'HEAD:main']);
        return 'the version is on main';
      },
      whenFailed: `Nothing is published. If main has gone on meanwhile: git fetch origin && git reset --hard origin/main (what you have mended has to be on it). If it is protected, let this account push to it. ${AGAIN}`,
    },
    {
      name: 'publish',
      run: async () => {
        await publishPackages(registry, !isTrial && !options.isWithoutProvenance);
        return `every package is at ${registry} as ${workspaceVersion()}`;
      },
      whenFailed: `Some packages may be published; they stay. Merge nothing before the rest has followed. ${AGAIN}`,
    },
    {
      name: 'tag',
      run: async () => pushTag(workspaceVersion()),
      // Read when it has failed: the version is another one by then.
      get whenFailed() {
        // By its hash: main may have gone on before somebody does it.
        const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: workspaceRoot, encoding: 'utf8' }).trim();
        return `Every package is published. Tag the commit by hand: git fetch origin && git push origin ${commit}:refs/tags/v${workspaceVersion()}`;
      },
    },
    {
      name: 'files',
      run: async () => runCommand(['npx', 'tsx', 'scripts/release/write-release-files.ts']),
      whenFailed:
        'Every package is published. Write the files for download by hand, from the tagged commit: npm run release:files',
    },
  ];
  return [
    ready,
    ...(options.isBuilt || options.isPublishOnly ? [] : made),
    ...(options.isPrepareOnly ? [] : published),
  ];
}

/** @throws {Error} if the plugin's own changelog, which is written by hand, does not tell of a version. */
function requireOwnersChangelog(version: string): void {
  const path = 'packages/wordpress/plugin/readme.txt';
  if (readFileSync(`${workspaceRoot}/${path}`, 'utf8').includes(`\n= ${version} =\n`)) return;
  throw new Error(
    `${path} tells owners of a WordPress nothing of ${version}. Write "= ${version} =" into it, on main.`,
  );
}
