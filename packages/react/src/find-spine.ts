import { membersOf } from '@stirrup/runtime';

/** The spine of an island: all ancestors of its parts, including the root. Does not change the DOM. */
export function findSpine(root: Element, parts: Iterable<Element>): ReadonlySet<Element> {
  const spine = new Set<Element>();
  for (let element of parts) {
    while (element !== root) {
      const { parentElement } = membersOf(element);
      if (!parentElement || spine.has(parentElement)) break;
      element = parentElement;
      spine.add(element);
    }
  }
  return spine;
}
