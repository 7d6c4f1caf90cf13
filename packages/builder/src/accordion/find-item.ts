import { createDisclosure, type Disclosure } from '../disclosures/create-disclosure.ts';
import { CONTENT, NESTED, OPEN, OWN_ITEM, TITLE } from './contract.ts';

/** A child of an accordion that opens and closes. */
export interface Item extends Disclosure {
  readonly element: Element;
}

/** Makes a child of an accordion an item; undefined if it lacks a part. */
export function findItem(root: Element, element: Element): Item | undefined {
  const [title, content] = [TITLE, CONTENT].map((selector) =>
    // What lies in an accordion, or another island, inside of this one belongs there.
    [...element.querySelectorAll<HTMLElement>(selector)].find(
      (part) => part.parentElement?.closest(NESTED)?.contains(root) ?? true,
    ),
  );
  if (!title || !content) return undefined;
  const mark = (isOpen: boolean) => {
    if (element.matches(OWN_ITEM)) element.toggleAttribute(OPEN.attribute, isOpen);
    else element.classList.toggle(OPEN.class, isOpen);
  };
  return { element, ...createDisclosure(title, content, mark) };
}
