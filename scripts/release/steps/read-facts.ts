import { workspaceRoot } from '../../find-islands.ts';
import { isLocal, type ReleaseOptions } from '../read-options.ts';
import { tryCommand } from '../run-command.ts';
import { waitingChangesets, workspacePackages } from '../workspace-packages.ts';
import type { ReleaseFacts } from './objections.ts';
import { readGitFacts } from './read-git-facts.ts';

/** Reads everything that decides about a release. Fetches from `origin`, and changes nothing else. */
export async function readFacts(
  registry: string,
  { isWithoutProvenance, isPublishOnly }: Pick<ReleaseOptions, 'isWithoutProvenance' | 'isPublishOnly'>,
  cwd: string = workspaceRoot,
): Promise<ReleaseFacts> {
  const packages = workspacePackages(cwd);
  const changesets = waitingChangesets(cwd);
  const { isOk, output: user } = await tryCommand(['npm', 'whoami', `--registry=${registry}`], { cwd });
  return {
    ...(await readGitFacts(cwd)),
    versions: [...new Set(packages.map(({ version }) => version))],
    changesets,
    isPublished: changesets === 0 && (await isPublished(packages, registry)),
    registry,
    user: isOk ? user : undefined,
    // A registry on this machine trusts no workflow.
    isWorkflow: !isLocal(registry) && process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined,
    isProvenanceWanted: !isWithoutProvenance && !isLocal(registry),
    isPublishOnly,
  };
}

/** True if the registry has all of the packages in their versions. */
async function isPublished(packages: ReturnType<typeof workspacePackages>, registry: string): Promise<boolean> {
  for (const { name, version } of packages) {
    const view = ['npm', 'view', `${name}@${version}`, 'version', `--registry=${registry}`, '--prefer-online'];
    const { isOk, output, errors } = await tryCommand(view);
    if (!isOk && !errors.includes('E404')) throw new Error(`${registry} does not answer.\n${errors}`);
    if (output !== version) return false;
  }
  return true;
}
