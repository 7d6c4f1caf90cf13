import type { Check } from './check.ts';
import type { IslandPaths } from './visitor.ts';

/** The happy path and the keyboard path of each island. */
export const pathChecks = (paths: Readonly<Record<string, IslandPaths>>): readonly Check[] =>
  Object.entries(paths).flatMap(([name, { happy, keyboard }]) => [
    { kind: 'happy path', name, run: happy },
    ...('because' in keyboard ? [] : [{ kind: 'keyboard path', name, run: keyboard } as const]),
  ]);
