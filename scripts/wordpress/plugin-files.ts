import { strToU8 } from 'fflate';
import { findTexts } from '../find-texts.ts';
import { browserFolder, readManifest } from '../manifest.ts';
import { printedKeys } from '../printed-keys.ts';
import { folderFiles } from '../release/folder-files.ts';
import { buildPhp } from './build-php.ts';
import { textsPhp } from './texts-php.ts';

/** The plugin's own sources. */
const sources = 'packages/wordpress/plugin';

/** Stands in the sources for the version of the packages. */
const VERSION = '0.0.0';

/** Files of the script tag that a site never asks for. */
const isForDevelopers = (path: string) =>
  /\.map$|^manifest\.json$|^(?:lite\/)?(?:islands|files)(?:\/|\.js$)/.test(path);

/** The files of the WordPress plugin, by their path in its folder: its sources, and all that the build writes for it. */
export async function pluginFiles(workspace: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const { version } = readManifest();
  const own = [...folderFiles(`${workspace}/${sources}`)].map(([path, content]): [string, string] => [
    path,
    content.toString(),
  ]);
  const assets = new Map([...folderFiles(browserFolder)].filter(([path]) => !isForDevelopers(path)));
  const texts = await findTexts(workspace);
  const code = new Map<string, string>([
    ...own.map(([path, text]): [string, string] => [path, text.replaceAll(VERSION, version)]),
    ['includes/texts.php', textsPhp(texts, await printedKeys(workspace, texts))],
    ['build.php', buildPhp(assets)],
  ]);
  return new Map<string, Uint8Array>([
    ...[...code].map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]),
    ...[...assets].map(([path, content]): [string, Uint8Array] => [`assets/${path}`, content]),
  ]);
}
