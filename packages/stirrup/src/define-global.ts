import { addDialect, type InspectedIsland, importWithRetry, inspect, warn } from '@stirrup/runtime';
import { version } from '../package.json';
import { loadDiagnostics } from './load-diagnostics.ts';

/** The global `stirrup` of a page with the script tag, for the console and for a theme's own scripts. */
export interface StirrupGlobal {
  readonly version: string;
  readonly inspect: () => Promise<readonly InspectedIsland[]>;
  readonly addDialect: typeof addDialect;
}

declare global {
  var stirrup: StirrupGlobal;
}

/**
 * Defines `globalThis.stirrup`. An earlier copy of the library keeps its functions. An element with the id `stirrup`,
 * which a shop for riders may well have, does not count as a copy, although the browser exposes it under that name. A
 * value of the page under that name, such as a number, settings or an unreadable property, stays the page's.
 */
export function defineGlobal(): void {
  const own: StirrupGlobal = { version, inspect: inspectAll, addDialect };
  try {
    const { stirrup: present }: { readonly stirrup?: StirrupGlobal | Element } = globalThis;
    if (!present || present instanceof Element) globalThis.stirrup = own;
    else if (Object(present).addDialect) globalThis.stirrup = { ...own, ...present };
    else
      warn('the page has a `stirrup` of its own, which stays; import { inspect, addDialect } from "@stirrup/runtime"');
  } catch (error) {
    warn('the page guards a `stirrup` of its own', error);
  }
}

async function inspectAll(): Promise<readonly InspectedIsland[]> {
  if (typeof STIRRUP_DIAGNOSTICS !== 'string') {
    const { lookalikes } = await importWithRetry(() => import('./lookalikes.ts'));
    return inspect(lookalikes);
  }
  return (await loadDiagnostics(STIRRUP_DIAGNOSTICS)).inspect();
}
