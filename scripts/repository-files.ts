import { readdirSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';

/** Folders that no commit holds. */
const MADE = new Set(['.cache', '.git', 'coverage', 'dist', 'node_modules', 'storybook-static']);

/** All text files of the repository, also those that are not committed yet, as paths from its root. */
export function repositoryFiles(folder = ''): readonly string[] {
  return readdirSync(`${workspaceRoot}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : repositoryFiles(`${path}/`);
    return TEXT.test(path) && path !== 'package-lock.json' ? [path] : [];
  });
}

const TEXT = /\.(?:css|grit|html|js|json|md|mjs|ts|tsx|yml)$/;
