import { addDialect, type InspectedIsland, inspect } from '@stirrup/runtime';
import { version } from '../package.json';

/** What a page with the script tag offers as `stirrup`, on the console and to a theme's own scripts. */
export interface StirrupGlobal {
  readonly version: string;
  readonly inspect: () => Promise<readonly InspectedIsland[]>;
  readonly addDialect: typeof addDialect;
}

declare global {
  var stirrup: StirrupGlobal | Element | undefined;
}

/**
 * Defines `globalThis.stirrup`. A copy of the library that was here before keeps what it offers. An element with the id
 * `stirrup`, which a shop for riders may well have, is no copy of the library though the browser names it so.
 */
export function announce(): void {
  const own: StirrupGlobal = { version, inspect: inspectAll, addDialect };
  const present = globalThis.stirrup;
  globalThis.stirrup = present && 'addDialect' in present ? { ...own, ...present } : own;
}

async function inspectAll(): Promise<readonly InspectedIsland[]> {
  const { lookalikes } = await import('./lookalikes.ts');
  return inspect(lookalikes);
}
