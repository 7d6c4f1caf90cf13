import { readFileSync, writeFileSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';
import { packageExports, packageNames } from './package-exports.ts';

/** Writes the `exports` of every package as the folders have it. */
export function writeExports(workspace: string = workspaceRoot): void {
  for (const name of packageNames) {
    const path = `${workspace}/packages/${name}/package.json`;
    const manifest: object = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, `${JSON.stringify({ ...manifest, exports: packageExports(name, workspace) }, null, 2)}\n`);
  }
}
