import { readdirSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../find-islands.ts';
import { packageNames } from '../package-exports.ts';

/** A package as it lies in a checkout. */
export interface WorkspacePackage {
  /** Its name on npm. */
  readonly name: string;
  readonly version: string;
}

/** The packages of a checkout with their versions, innermost first. */
export function workspacePackages(workspace: string = workspaceRoot): readonly WorkspacePackage[] {
  return packageNames.map((folder) => JSON.parse(readFileSync(`${workspace}/packages/${folder}/package.json`, 'utf8')));
}

/** The one version of all packages. */
export function workspaceVersion(workspace: string = workspaceRoot): string {
  return workspacePackages(workspace)[0]?.version ?? '';
}

/** The number of changes that no release has yet. */
export function waitingChangesets(workspace: string = workspaceRoot): number {
  return readdirSync(`${workspace}/.changeset`).filter((file) => file.endsWith('.md') && file !== 'README.md').length;
}
