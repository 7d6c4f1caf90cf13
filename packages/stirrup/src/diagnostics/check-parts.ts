import { type Claim, membersOf, namesIn, pageRegistry } from '@stirrup/runtime';
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
    const needs = diagnostics?.needs ?? [];
    const rootSelector = Object.values(definition.selectors).flat().join();
    const found = findParts(element, contract.parts, names, rootSelector).byName;
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
    if (around.length === 0 || known.some((names) => names?.has(name) ?? true)) continue;
    const all = new Set(known.flatMap((names) => [...(names ?? [])]));
    const hint = didYouMean(name, all) || `. There ${all.size === 0 ? 'are none' : `are ${[...all].join(', ')}`}`;
    report('unknown-part', element, `data-part="${name}": island "${around[0]}" has no such part${hint}`);
  }
}

/**
 * Names of the islands at and around an element, innermost first; several may share an element. Without those of the body
 * that have no parts: they are on the page, and around nothing.
 */
function islandsAround(element: Element): string[] {
  const names: string[] = [];
  for (let outer: Element | null = element; outer; outer = membersOf(outer).parentElement) {
    const present = pageRegistry()
      .claimsOf(outer)
      .map(({ definition }) => definition.name);
    names.push(...present.filter((name) => outer !== document.body || partNamesOf(name)?.size !== 0));
  }
  return names;
}

/**
 * Names of an island's parts in our own dialect: none for one of ours without a contract, undefined for an island of the
 * page's own, which may have any.
 */
function partNamesOf(island: string): ReadonlySet<string> | undefined {
  const { props, contract, diagnostics } = describeIsland(island);
  if (!props) return undefined;
  const selectors = Object.values(contract?.dialects['stirrup']?.parts ?? {});
  const names = selectors.flatMap((selector) => [...(selector ?? '').matchAll(PART)].map(([, name = '']) => name));
  return new Set([...names, ...(diagnostics?.ignores ?? [])]);
}
