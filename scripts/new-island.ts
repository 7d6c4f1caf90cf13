import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  findIslands,
  type IslandFolder,
  islandFolder,
  islandPackages,
  roomsOf,
  workspaceRoot,
} from './find-islands.ts';
import { behaviourFiles } from './new-island/behaviour-files.ts';
import { componentFiles } from './new-island/component-files.ts';
import { docsPage } from './new-island/docs-files.ts';
import { isUsableName } from './new-island/is-usable-name.ts';
import { islandNames } from './new-island/island-names.ts';
import { storyFile } from './new-island/story-file.ts';
import { testFiles } from './new-island/test-files.ts';

/**
 * Writes the folder of a new island, its story and its page in the docs, and adds it to every list.
 *
 * @example
 * ```sh
 * npm run new-island -- builder/page opening-hours
 * npm run new-island -- shop/site delivery-note --behaviour
 * ```
 */
function newIsland(island: IslandFolder, isBehaviour: boolean): void {
  const names = islandNames(island);
  const { name, path: folder } = island;
  if (existsSync(`${workspaceRoot}/${folder}`)) {
    throw new Error(`Stirrup: ${folder} is there already. An island is one folder. Choose another name.`);
  }
  const other = findIslands().find((known) => known.name === name);
  if (other) {
    throw new Error(
      `Stirrup: ${other.path} has this name already, and with it a story and a page. Choose another name.`,
    );
  }
  if (!isUsableName(names)) {
    throw new Error(
      `Stirrup: "${names.variable}" is a word of the language, or taken in the files of an island. Choose another name.`,
    );
  }
  const inFolder = isBehaviour
    ? { ...behaviourFiles(names), ...testFiles(names, 'ts') }
    : { ...componentFiles(names), ...testFiles(names, 'tsx') };
  const files = new Map(Object.entries(inFolder).map(([file, content]) => [`${folder}/${file}`, content]));
  files.set(`stories/${name}.stories.tsx`, storyFile(names));

  mkdirSync(`${workspaceRoot}/${folder}`, { recursive: true });
  for (const [path, content] of files) {
    writeFileSync(`${workspaceRoot}/${path}`, content);
    console.log(`Written: ${path}`);
  }
  const page = `docs/islands/${name}.md`;
  writeFileSync(`${workspaceRoot}/${page}`, docsPage(names));
  console.log(`Written: ${page}`);
  const run = (tool: string, ...args: string[]) =>
    execFileSync(`${workspaceRoot}/node_modules/.bin/${tool}`, args, { cwd: workspaceRoot, stdio: 'inherit' });
  run('biome', 'check', '--write', '--log-level=error', ...files.keys());
  run('tsx', 'scripts/sync.ts');
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { behaviour: { type: 'boolean', default: false } },
});
const [place = '', name = ''] = positionals;
const [packageName, room = ''] = place.split('/');
const known = islandPackages.find((candidate) => candidate === packageName);

if (!known || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run new-island -- (shop|builder)/room name-in-kebab-case [--behaviour]');
  process.exitCode = 2;
} else if (!roomsOf(known).includes(room)) {
  console.error(
    `Stirrup: ${known} has no room "${room}". Choose one: ${roomsOf(known).join(', ')}. A new one is a folder of packages/${known}/src.`,
  );
  process.exitCode = 2;
} else {
  newIsland(islandFolder(known, room, name), values.behaviour);
}
