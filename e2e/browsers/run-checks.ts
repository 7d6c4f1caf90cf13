import { writeFileSync } from 'node:fs';
import { type Check, KINDS } from './check.ts';
import { createVisitor } from './create-visitor.ts';
import type { Engine } from './engine.ts';

/** Addresses of the run's servers, with `localhost` as their host. */
export interface Sites {
  readonly shop: string;
  readonly trials: string;
}

/** Counts of one kind of check in one engine. */
export interface Count {
  passed: number;
  failed: number;
}

/** Outcome of one engine. */
export interface EngineResult {
  readonly counts: Readonly<Record<Check['kind'], Count>>;
  readonly faults: readonly string[];
  /** Checks that passed when they were repeated. */
  readonly unsteady: readonly string[];
}

let visitors = 0;

/** Address of a site under a name that no check has used before, so that no cookie and no storage is there. */
function originFor({ site = 'shop' }: Check, { shop, trials }: Sites): string {
  visitors += 1;
  if (site === 'shop') return shop.replace('localhost', `v${visitors}.localhost`);
  return trials.replace('localhost', `t${site.slice('trial '.length)}.v${visitors}.localhost`);
}

async function tryOnce(check: Check, engine: Engine, sites: Sites): Promise<string | undefined> {
  const visitor = createVisitor(engine, originFor(check, sites));
  try {
    // Away from the last page, with a list or a menu that it may have left open.
    await engine.goto('about:blank');
    await engine.move(1, 1);
    await check.run(visitor);
    const told = await visitor.takeConsole();
    return told.length > 0 ? `The console says: ${told.join('\n')}` : undefined;
  } catch (error) {
    const told = await visitor.takeConsole().catch(() => []);
    return [error instanceof Error ? error.message : String(error), ...told].join('\n');
  }
}

/**
 * Runs checks one after another in one window. A check that fails is repeated once: a busy machine must not hide a
 * sound engine; what passes only then is told.
 */
export async function runChecks(
  checks: readonly Check[],
  engine: Engine,
  sites: Sites,
  { pictures }: { readonly pictures?: string | undefined } = {},
): Promise<EngineResult> {
  const counts: EngineResult['counts'] = {
    conformance: { passed: 0, failed: 0 },
    page: { passed: 0, failed: 0 },
    'happy path': { passed: 0, failed: 0 },
    'keyboard path': { passed: 0, failed: 0 },
    'page cache': { passed: 0, failed: 0 },
  };
  const faults: string[] = [];
  const unsteady: string[] = [];
  for (const check of checks) {
    const name = `${engine.name}, ${check.kind}, ${check.name}`;
    const first = await tryOnce(check, engine, sites);
    const fault = first === undefined ? undefined : await tryOnce(check, engine, sites);
    counts[check.kind][fault === undefined ? 'passed' : 'failed'] += 1;
    if (first !== undefined && fault === undefined) unsteady.push(`${name}\n${indent(first)}`);
    if (fault === undefined) continue;
    faults.push(name);
    console.log(`FAILED ${name}\n${indent(fault)}`);
    if (pictures)
      writeFileSync(`${pictures}/${name.replaceAll(/\W+/g, '-')}.png`, await engine.screenshot().catch(() => ''));
  }
  return { counts, faults, unsteady };
}

const indent = (text: string) =>
  text
    .split('\n')
    .slice(0, 25)
    .map((line) => `    ${line}`)
    .join('\n');

/** `Firefox 153.7.0: 410 passed, 0 failed (conformance 126, page 168, …)`. */
export function countsOf(engine: Pick<Engine, 'name' | 'version'>, { counts }: EngineResult): string {
  const all = Object.values(counts);
  const sum = (key: keyof Count) => all.reduce((total, count) => total + count[key], 0);
  const parts = KINDS.map((kind) => `${kind} ${counts[kind].passed} of ${counts[kind].passed + counts[kind].failed}`);
  return `${engine.name} ${engine.version}: ${sum('passed')} passed, ${sum('failed')} failed (${parts.join(', ')})`;
}
