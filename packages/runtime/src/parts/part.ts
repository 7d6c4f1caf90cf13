import { membersOf } from '../members-of.ts';

/** One element of an island that its code acts on; `root` is the island's own element. */
export interface Part {
  /** Its name in the contract. */
  readonly name: string;
  /** Position among the parts of the same name, in document order. */
  readonly index: number;
  readonly element: HTMLElement;
  /** The printed value of an attribute, whatever the island has set since; null if it was absent. */
  readonly printed: (attribute: string) => string | null;
}

/** Creates a {@link Part}; the attributes are copied now, before anything is set. */
export function createPart(name: string, index: number, element: HTMLElement): Part {
  const attributes = new Map(
    membersOf(element)
      .getAttributeNames()
      .map((attribute) => [attribute, membersOf(element).getAttribute(attribute)]),
  );
  return { name, index, element, printed: (attribute) => attributes.get(attribute) ?? null };
}
