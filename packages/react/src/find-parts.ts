import type { DialectNames } from './contract.ts';
import { createPart, type Part } from './part.ts';

/** Roots of islands in our own dialect. */
const ISLAND = '[data-island]';

/** The parts of an island by name, and by element. */
export interface FoundParts<P extends string> {
  readonly byName: Readonly<Record<P, readonly Part[]>>;
  readonly byElement: ReadonlyMap<Element, Part>;
}

/** Finds the parts below `root`, in document order. What lies in a nested island belongs to that one. */
export function findParts<P extends string>(
  root: HTMLElement,
  names: readonly P[],
  dialect: DialectNames<P, string>,
  rootSelector: string,
): FoundParts<P> {
  const byElement = new Map<Element, Part>([[root, createPart('root', 0, root)]]);
  const entries = names.map((name) => {
    const selector = dialect.parts[name];
    const elements = selector ? [...root.querySelectorAll<HTMLElement>(selector)] : [];
    const own = elements.filter((element) => element.parentElement?.closest(`${rootSelector},${ISLAND}`) === root);
    const parts = own.map((element, index) => createPart(name, index, element));
    for (const part of parts) if (!byElement.has(part.element)) byElement.set(part.element, part);
    return [name, parts];
  });
  // Object.fromEntries cannot tell that the keys are exactly `names`.
  return { byElement, byName: Object.fromEntries(entries) as Record<P, Part[]> };
}
