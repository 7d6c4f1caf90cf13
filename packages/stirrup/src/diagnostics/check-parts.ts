import { type Claim, type Contract, type DialectNames, membersOf, namesIn, pageRegistry } from '@stirrup/runtime';
import { findParts } from '@stirrup/runtime/diagnostics';
import { describeIsland } from './describe-islands.ts';
import { messageOf, type Report } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** The names of `data-part` in a selector. */
const PART = /\[data-part~?=["']?([\w-]+)["']?\]/g;

/** Parts that are missing, and dialects of themes that name none, or wrong ones. */
export function checkParts(claim: Claim, report: Report): void {
  const { element, definition, dialect, dialectData } = claim;
  const { name } = definition;
  const { contract, diagnostics } = describeIsland(name);
  const { runsOn } = diagnostics ?? {};
  if (runsOn !== undefined && !membersOf(element).matches(runsOn))
    report('wrong-element', element, `island "${name}" is on <${element.localName}>. It runs on ${runsOn}`);
  if (!contract) return;
  try {
    const names = namesIn({ name, dialect, dialectData }, contract);
    if (dialectData !== undefined && contract.parts.length > 0 && Object.keys(names.parts).length === 0) {
      const parts = contract.parts.join(', ');
      report(
        'dialect-without-parts',
        element,
        `island "${name}": dialect "${dialect}" names none of its parts: ${parts}`,
      );
      return;
    }
    const { needs = [] } = diagnostics ?? {};
    const unnamed = dialectData === undefined ? [] : needs.filter((part) => names.parts[part] === undefined);
    if (unnamed.length > 0)
      report(
        'dialect-without-parts',
        element,
        `island "${name}": dialect "${dialect}" does not name what it needs: ${unnamed.join(', ')}`,
      );
    const found = partsOf(claim, contract, names).byName;
    for (const part of needs) {
      const selector = names.parts[part];
      if (selector !== undefined && found[part]?.length === 0)
        report('missing-part', element, `island "${name}" has no ${part}: nothing in it matches ${selector}`);
    }
  } catch (error) {
    report('invalid-dialect', element, messageOf(error));
  }
}

/** Names in `data-part` that no island around the element knows. */
export function checkPartNames(report: Report): void {
  for (const element of document.querySelectorAll('[data-part]')) {
    const name = membersOf(element).getAttribute('data-part') ?? '';
    const around = islandsAround(element);
    const known = around.map((island) => partNamesOf(island));
    if (around.length === 0) continue;
    if (known.some((names) => names?.has(name) ?? true)) {
      checkSelector(element, name, report);
      continue;
    }
    const all = new Set(known.flatMap((names) => [...(names ?? [])]));
    const hint = didYouMean(name, all) || `. There ${all.size === 0 ? 'are none' : `are ${[...all].join(', ')}`}`;
    report('unknown-part', element, `data-part="${name}": island "${around[0]}" has no such part${hint}`);
  }
}

/** True if an island around an element has a part of this name. */
export function knowsPart(element: Element, name: string): boolean {
  return islandsAround(element).some((island) => partNamesOf(island)?.has(name) ?? false);
}

/** A part with a known name on an element that the island does not take for it, or in a place where it looks for none. */
function checkSelector(element: Element, name: string, report: Report): void {
  const wanted: string[] = [];
  for (const claim of claimsAround(element)) {
    const { props, contract, diagnostics } = describeIsland(claim.definition.name);
    // An island of the page's own may have any parts.
    if (!props) return;
    if (!contract) continue;
    const names = namesIn({ ...claim, name: claim.definition.name }, contract);
    if (diagnostics?.ignores?.includes(name) || partsOf(claim, contract, names).byElement.has(element)) return;
    const selectors = Object.values(names.parts).filter((selector) => selector !== undefined);
    wanted.push(...selectors.filter((selector) => namesOfParts(selector).includes(name)));
  }
  // In an island in the island, whose it is.
  const isElsewhere = wanted.some((selector) => !selector.includes(':scope') && membersOf(element).matches(selector));
  if (wanted.length > 0 && !isElsewhere)
    report(
      'unknown-part',
      element,
      `data-part="${name}" is on <${element.localName}>. Expected ${wanted.join(' or ')}`,
    );
}

function partsOf(
  { element, definition }: Claim,
  { parts }: Contract<string, string>,
  names: DialectNames<string, string>,
) {
  return findParts(element, parts, names, Object.values(definition.selectors).flat().join());
}

/** Names of the islands at and around an element, innermost first. */
function islandsAround(element: Element): string[] {
  return claimsAround(element).map(({ definition }) => definition.name);
}

/**
 * The islands at and around an element, innermost first; several may share an element. Without those of the body that
 * have no parts: they are on the page, and around nothing.
 */
function claimsAround(element: Element): Claim[] {
  const claims: Claim[] = [];
  for (let outer: Element | null = element; outer; outer = membersOf(outer).parentElement) {
    const present = pageRegistry().claimsOf(outer);
    claims.push(
      ...present.filter(({ definition }) => outer !== document.body || partNamesOf(definition.name)?.size !== 0),
    );
  }
  return claims;
}

/**
 * Names of an island's parts in our own dialect: none for one of ours without a contract, undefined for an island of the
 * page's own, which may have any.
 */
function partNamesOf(island: string): ReadonlySet<string> | undefined {
  const { props, contract, diagnostics } = describeIsland(island);
  if (!props) return undefined;
  const selectors = Object.values(contract?.dialects['stirrup']?.parts ?? {});
  const names = selectors.flatMap((selector) => namesOfParts(selector ?? ''));
  return new Set([...names, ...(diagnostics?.ignores ?? [])]);
}

function namesOfParts(selector: string): string[] {
  return [...selector.matchAll(PART)].map(([, name = '']) => name);
}
