import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../find-islands.ts';
import type { ReleaseOptions } from '../read-options.ts';
import { runCommand, tryCommand } from '../run-command.ts';
import { runSteps, type Step } from '../run-steps.ts';
import { workspaceVersion } from '../workspace-packages.ts';
import { copyWorkspace } from './copy-workspace.ts';
import { serveRegistry } from './serve-registry.ts';
import { tryApp } from './try-app.ts';
import { tryPage } from './try-page.ts';

/** Versions of React that applications may have: the oldest and the newest. */
const reacts = ['e2e/react-versions/18.3', '.'].map((folder) => {
  const { dependencies, devDependencies }: Record<string, Readonly<Record<string, string>> | undefined> = JSON.parse(
    readFileSync(`${workspaceRoot}/${folder}/package.json`, 'utf8'),
  );
  return dependencies?.['react'] ?? devDependencies?.['react'] ?? '';
});

/**
 * Tries the release on a copy of the repository: publishes to a registry on this machine, installs from there as users
 * do, and opens the result in Chromium. Nothing of it stays.
 *
 * @returns False if a step failed.
 */
export async function rehearse({ isBuilt }: Pick<ReleaseOptions, 'isBuilt'>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'stirrup-release-'));
  const copy = join(folder, 'stirrup');
  const userConfig = join(folder, 'npmrc');
  const registry = await serveRegistry(folder);
  const release = [
    join(copy, 'node_modules/.bin/tsx'),
    'scripts/release/release.ts',
    `--registry=${registry.url}`,
    ...(isBuilt ? ['--built'] : []),
  ];
  const inCopy = { cwd: copy, environment: { npm_config_userconfig: userConfig } };

  const steps: readonly Step[] = [
    {
      name: 'copy the repository',
      run: async () => {
        mkdirSync(copy);
        await copyWorkspace(copy, isBuilt);
        return copy;
      },
    },
    {
      name: 'be refused as a stranger',
      run: async () => {
        writeFileSync(userConfig, `registry=${registry.url}/\n`);
        const { isOk, output } = await tryCommand(release, inCopy);
        if (isOk || !output.includes('does not know you')) throw new Error(`A stranger may release.\n${output}`);
        return 'nothing was published';
      },
    },
    {
      name: 'release',
      run: async () => {
        const host = registry.url.replace('http:', '');
        writeFileSync(userConfig, `registry=${registry.url}/\n${host}/:_authToken=${await registry.logIn()}\n`);
        await runCommand(release, { ...inCopy, isShown: true });
        const [head, pushed, tagged] = await Promise.all(
          ['HEAD', 'origin/main', `v${workspaceVersion(copy)}^{commit}`].map((name) =>
            runCommand(['git', 'rev-parse', name], { cwd: copy }),
          ),
        );
        if (head !== pushed || head !== tagged) throw new Error('The release is not on main, or has no tag.');
        return workspaceVersion(copy);
      },
    },
    {
      name: 'a plain page with four islands by tag',
      run: () => tryPage(join(folder, 'page'), registry.url),
    },
    ...reacts.map(
      (version): Step => ({
        name: `an application with two islands on React ${version}`,
        run: () => tryApp(join(folder, 'app'), registry.url, version),
      }),
    ),
  ];
  try {
    return await runSteps(steps);
  } finally {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
