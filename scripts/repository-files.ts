import { readdirSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';

/** Generated folders, which no commit contains. */
const MADE = new Set(['.cache', '.git', 'coverage', 'dist', 'node_modules', 'storybook-static']);

/** All text files of the repository, including uncommitted ones, as paths from its root. */
export function repositoryFiles(folder = ''): readonly string[] {
  return readdirSync(`${workspaceRoot}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : repositoryFiles(`${path}/`);
    return TEXT.test(path) && !PASSING.test(path) && path !== 'package-lock.json' ? [path] : [];
  });
}

/** Copies of its configuration that tsup writes while it builds, which another check may do at the same time. */
export const PASSING = /\.bundled_\w+\.mjs$/;

const TEXT = /\.(?:css|grit|html|js|json|md|mjs|ts|tsx|yml)$/;
