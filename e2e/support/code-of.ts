import { islandFiles } from '../../scripts/island-files.ts';
import { builtFiles } from './built-files.ts';

/**
 * Matches the addresses of the built files that hold an island's code and its stand-in, which others may share, also when
 * a load is retried.
 *
 * @example
 * ```ts
 * await page.route(codeOf('tabs'), (route) => route.abort());
 * ```
 */
export function codeOf(island: string): RegExp {
  const sources = islandFiles()
    .filter(({ islands, standIns }) => [...islands, ...standIns].includes(island))
    .map(({ source }) => source);
  const names = Object.entries(builtFiles.files).flatMap(([file, { source = '' }]) =>
    sources.includes(source) ? [file] : [],
  );
  if (names.length === 0) throw new Error(`No built file has the code of ${island}.`);
  return new RegExp(`/(?:${names.join('|').replaceAll('.', '\\.')})`);
}
