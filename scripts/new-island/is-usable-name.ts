import { transformSync } from 'esbuild';
import type { IslandNames } from './island-names.ts';

/** Names that the generated code and the lists import or declare beside those of the island. */
const TAKEN =
  'afterEach, allReady, autoStart, click, closePage, content, defineContract, defineIsland, defineProps, expect, islandPages, islands, islandStory, openIsland, sees, start, test, the, trigger, vi';

/** True if an island's name can be a name in code: it is no reserved word, and not taken in the files that it gets. */
export function isUsableName({ variable }: IslandNames): boolean {
  try {
    transformSync(`let ${TAKEN}; export let ${variable}, ${variable}Props, ${variable}Contract;`, { format: 'esm' });
    return true;
  } catch {
    return false;
  }
}
