import { findIslands } from './find-islands.ts';
import { measureIslands } from './measure-folders.ts';

/**
 * Weighs islands from their sources, without a build.
 *
 * @example
 * ```sh
 * npm run weigh -- tabs accordion
 * ```
 */
async function weigh(names: readonly string[]): Promise<void> {
  const islands = findIslands().filter(({ name }) => names.includes(name));
  const unknown = names.filter((name) => !islands.some((island) => island.name === name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(
      `Stirrup: no island is called "${unknown.join(', ')}". Name islands: npm run weigh -- tabs accordion.`,
    );
  }
  for (const { label, size, limit } of await measureIslands(islands)) {
    console.log(`${label}: ${size} of ${limit} bytes`);
    if (size > limit) process.exitCode = 1;
  }
}

await weigh(process.argv.slice(2));
