import { membersOf } from '../members-of.ts';
import type { DialectNames } from './contract.ts';
import { createPart, type Part } from './part.ts';

/** Roots of islands in our own dialect. */
const ISLAND = '[data-island]';

/** The parts of an island by name and by element; an element may have several names. */
export interface FoundParts<P extends string> {
  readonly byName: Readonly<Record<P, readonly Part[]>>;
  readonly byElement: ReadonlyMap<Element, readonly Part[]>;
}

/** Parts of an earlier search, by element. */
export type PartsByElement = FoundParts<string>['byElement'];

/**
 * Finds the parts below `root`, in document order. Elements in a nested island of the same name, or in any island of
 * our own dialect, belong to that one. Each selector is queried on its own: see `findIslands`.
 *
 * @param known result of an earlier search, which contains the printed values.
 */
export function findParts<P extends string>(
  root: HTMLElement,
  names: readonly P[],
  dialect: DialectNames<P, string>,
  rootSelector: string,
  known: PartsByElement = new Map(),
): FoundParts<P> {
  const partFor = (name: string, index: number, element: HTMLElement): Part => {
    const before = partAt(known, element, name);
    if (!before) return createPart(name, index, element);
    return before.index === index ? before : { ...before, index };
  };
  const byElement = new Map<Element, Part[]>([[root, [partFor('root', 0, root)]]]);
  const isOwn = (element: Element) => {
    const { parentElement } = membersOf(element);
    const island = parentElement && membersOf(parentElement).closest(`${rootSelector},${ISLAND}`);
    return !island || membersOf(island).contains(root);
  };
  const entries = names.map((name) => {
    const selector = dialect.parts[name];
    const elements = selector ? [...membersOf(root).querySelectorAll<HTMLElement>(selector)].filter(isOwn) : [];
    const parts = elements.map((element, index) => partFor(name, index, element));
    for (const part of parts) {
      const others = byElement.get(part.element);
      if (others) others.push(part);
      else byElement.set(part.element, [part]);
    }
    return [name, parts];
  });
  // Object.fromEntries cannot tell that the keys are exactly `names`.
  return { byElement, byName: Object.fromEntries(entries) as Record<P, Part[]> };
}

/** The part with a name at an element, if any. */
export function partAt(parts: PartsByElement, element: Element, name: string): Part | undefined {
  return parts.get(element)?.find((part) => part.name === name);
}
