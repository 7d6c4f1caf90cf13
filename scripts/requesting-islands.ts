import { findIslands } from './find-islands.ts';
import { readImports } from './import-graph.ts';

/** The source by which every request of an island goes. */
const SENDER = 'packages/cms/src/request/send.ts';

/** Names of the islands whose code, also that of their later parts, can make a request. */
export async function requestingIslands(): Promise<readonly string[]> {
  const inputs = await readImports();
  const reach = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const { path: next, external } of inputs[path]?.imports ?? []) if (!external) reach(next, seen);
    return seen;
  };
  return findIslands()
    .filter(({ path }) => reach(`${path}/island.ts`).has(SENDER))
    .map(({ name }) => name);
}
