import { membersOf } from '@stirrup/runtime';
import type { DialectNames } from './contract.ts';
import { createPart, type Part } from './part.ts';

/** Roots of islands in our own dialect. */
const ISLAND = '[data-island]';

/** The parts of an island by name, and by element: several names may lead to one. */
export interface FoundParts<P extends string> {
  readonly byName: Readonly<Record<P, readonly Part[]>>;
  readonly byElement: ReadonlyMap<Element, readonly Part[]>;
}

/**
 * Finds the parts below `root`, in document order. What lies in a nested island of the same name, or in any island of
 * our own dialect, belongs to that one. Each selector is queried on its own: see `findIslands` in the runtime.
 */
export function findParts<P extends string>(
  root: HTMLElement,
  names: readonly P[],
  dialect: DialectNames<P, string>,
  rootSelector: string,
): FoundParts<P> {
  const byElement = new Map<Element, Part[]>([[root, [createPart('root', 0, root)]]]);
  const isOwn = (element: Element) => {
    const { parentElement } = membersOf(element);
    const island = parentElement && membersOf(parentElement).closest(`${rootSelector},${ISLAND}`);
    return !island || membersOf(island).contains(root);
  };
  const entries = names.map((name) => {
    const selector = dialect.parts[name];
    const elements = selector ? [...membersOf(root).querySelectorAll<HTMLElement>(selector)].filter(isOwn) : [];
    const parts = elements.map((element, index) => createPart(name, index, element));
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
