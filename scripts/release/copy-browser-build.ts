/** Copies the script tag's files into the package `stirrup`, from which a CDN for npm serves them. */
import { cpSync, rmSync } from 'node:fs';
import { workspaceRoot } from '../find-islands.ts';

const target = `${workspaceRoot}/packages/stirrup/dist/browser`;
rmSync(target, { recursive: true, force: true });
cpSync(`${workspaceRoot}/dist/browser`, target, { recursive: true });
