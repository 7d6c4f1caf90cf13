import { readdirSync, readFileSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';

/** The package of a bundled file: `node_modules/@splidejs/splide/dist/…` is of `@splidejs/splide`. */
const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^licen[cs]e(\.(md|txt))?$/i;

const INTRODUCTION = `Stirrup contains code of the following packages. Each is used under its own licence, whose text follows its name.`;

/**
 * The names, versions and licences of all packages whose files a build contains, for a file beside it: minified code has
 * lost the comments that state them.
 *
 * @param inputs Bundled files, as esbuild's metafile lists them; files of the repository itself are left out.
 * @throws {Error} for a package that comes without the text of its licence.
 */
export function thirdPartyNotices(inputs: readonly string[]): string {
  const folders = new Map<string, string>();
  for (const input of inputs) {
    const [folder, name] = PACKAGE.exec(input) ?? [];
    if (folder && name) folders.set(name, folder);
  }
  const names = [...folders.keys()].sort((a, b) => a.localeCompare(b));
  const notices = names.map((name) => noticeOf(name, `${workspaceRoot}/${folders.get(name)}`));
  return [INTRODUCTION, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(name: string, folder: string): string {
  const { version, license }: { version: string; license?: string } = JSON.parse(
    readFileSync(`${folder}package.json`, 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  if (!file) {
    throw new Error(
      `Stirrup: ${name} ${version} has no file with its licence (${license}). Bundle it only with that text at hand.`,
    );
  }
  return `${name} ${version} (${license})\n\n${readFileSync(`${folder}${file}`, 'utf8').trim()}\n`;
}
