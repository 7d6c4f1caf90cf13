import { knownScripts } from '@stirrup/cms/diagnostics';
import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';
import type { Claim } from '@stirrup/runtime';
import { MAJOR } from '@stirrup/runtime/diagnostics';
import { describeIsland } from './describe-islands.ts';
import type { Report } from './mistake.ts';

/** Files of the distribution that are loaded by a tag: all islands, in any flavour, or one island. */
const TAG = /\/(stirrup[\w.]*|islands\/([\w-]+))\.js$/;

/** Relations of islands to a script, in the words of a line. */
const RELATIONS = [
  ['yieldsTo', 'leave their elements to it'],
  ['actsAheadOf', 'act ahead of it'],
  ['worksBeside', 'give their elements the same state'],
  ['takesOver', 'do its work'],
] as const satisfies readonly (readonly [relation: keyof LegacyScripts, words: string])[];

/** Script tags that are too many, other versions, and a global of the page's own. */
export function checkTags(report: Report): void {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].flatMap((element) => {
    const [, file, island] = TAG.exec(pathOf(element.src)) ?? [];
    return file === undefined || !isOurFile(island) || element.type !== 'module' ? [] : [{ element, file, island }];
  });
  const complete = tags.filter(({ island }) => island === undefined);
  for (const { element, file } of tags) {
    const earlier = tags.find((other) => other.file === file);
    if (earlier?.element !== element) report('two-tags', element, `${file}.js is on the page twice`);
    else if (complete[0] && complete[0].element !== element)
      report('two-tags', element, `${file}.js is beside ${complete[0].file}.js, which has all islands`);
    else if (tags[0] && isLite(element) !== isLite(tags[0].element))
      report('two-tags', element, `${file}.js is of another flavour than ${tags[0].file}.js: both engines are fetched`);
  }
  const loaded = new Set(Array.from(document.scripts, ({ src }) => src));
  const others = tagsLoaded().filter((address) => !loaded.has(address));
  // Without a tag of its own: a module of the theme imports it.
  const [counts = others.shift()] = complete.map(({ element }) => element.src);
  for (const address of others)
    report('two-tags', document.documentElement, `a module imports ${address}, beside ${counts}`);
  const majors = Object.getOwnPropertySymbols(globalThis).flatMap(
    ({ description = '' }) => /^stirrup@(\d+)$/.exec(description)?.[1] ?? [],
  );
  for (const major of majors) {
    if (Number(major) !== MAJOR)
      report('other-version', document.documentElement, `version ${major} runs beside version ${MAJOR}`);
  }
}

/** True for a file of the light flavour. */
function isLite({ src }: HTMLScriptElement): boolean {
  return /\/(?:lite\/islands\/|stirrup\.lite\.)/.test(pathOf(src));
}

/** Addresses from which the tag of all islands has been loaded. */
function tagsLoaded(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'initiatorType') === 'script');
  const addresses = loaded.map(({ name }) => name);
  return [...new Set(addresses)].filter((address) => TAG.exec(pathOf(address))?.[1]?.startsWith('stirrup'));
}

/** False for an island of the page's own, whose file may be in a folder of the same name. */
function isOurFile(island: string | undefined): boolean {
  if (island === undefined) return true;
  const { props, contract } = describeIsland(island);
  return props !== undefined || contract !== undefined;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** A global of the page's own in the place of ours. */
export function checkGlobal(report: Report): void {
  let isOurs = false;
  try {
    // The bare name, which a constant of the page hides from the console, too.
    const own: unknown = typeof stirrup === 'undefined' ? undefined : stirrup;
    isOurs = own === undefined || typeof Object(own).addDialect === 'function';
  } catch {
    // A guarded global of the page is the page's.
  }
  if (!isOurs) report('own-global', document.documentElement, 'the page has a `stirrup` of its own, which stays');
}

/** Scripts of the CMS that are beside islands on the page that replace them. */
export function checkLegacyScripts(claims: readonly Claim[], report: Report): void {
  const islands = new Set(claims.map(({ definition }) => definition.name));
  const all: Readonly<Record<string, { readonly goesWhen?: string; readonly otherwise?: string }>> = knownScripts;
  for (const [handle, { goesWhen }] of Object.entries(all)) {
    const element = document.querySelector(`script#${handle}-js`);
    if (!element) continue;
    const relations = relationsOf(handle, [...islands].sort());
    if (relations.length === 0) continue;
    const condition = goesWhen === undefined ? '' : `. It may go when: ${goesWhen.replaceAll('*', '')}`;
    report('legacy-script', element, `script "${handle}" is beside islands that ${relations.join(', ')}${condition}`);
  }
}

function relationsOf(handle: string, islands: readonly string[]): string[] {
  return RELATIONS.flatMap(([relation, words]) => {
    const related = islands.filter((island) => Object.hasOwn(describeIsland(island).scripts?.[relation] ?? {}, handle));
    return related.length === 0 ? [] : [`${words} (${related.join(', ')})`];
  });
}
