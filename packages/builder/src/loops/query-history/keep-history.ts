import { readStored } from '@stirrup/cms/storage';
import { createLazy, importWithRetry } from '@stirrup/runtime';
import type { Query } from '../query/query.ts';
import { STORAGE_KEY } from './contract.ts';

const following = createLazy(() =>
  importWithRetry(() => import('./follow-history.ts')).then(({ followHistory }) => followHistory()),
);

/** True if something was loaded in this tab before. Read once for all loops: the stored results may be long. */
let isStored: boolean | undefined;

/**
 * Lets what a loop shows come back with the browser's history. The code for it is fetched with the first page that is
 * loaded, and where something was loaded in this tab before, for the visitor may have come back to it.
 *
 * @returns In the latter case, when that is there again: nothing else is to be loaded before.
 */
export function keepHistory({ facts }: Query): Promise<void> | undefined {
  facts.listen(({ isLoading }) => {
    if (isLoading) void load();
  });
  isStored ??= readStored('sessionStorage', STORAGE_KEY) !== null;
  return isStored ? load() : undefined;
}

/** Without its code history is the browser's; the next page that is loaded tries again. */
function load(): Promise<void> {
  return following.load().catch(() => undefined);
}
