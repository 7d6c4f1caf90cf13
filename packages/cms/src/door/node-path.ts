import { membersOf } from '@stirrup/runtime';

/** Child indexes of the path from an element down to a descendant. */
export function pathTo(from: Element, descendant: Element): number[] {
  const path: number[] = [];
  for (let element = descendant; element !== from; ) {
    const parent = membersOf(element).parentElement;
    if (!parent) return [];
    path.unshift(Array.prototype.indexOf.call(membersOf(parent).children, element));
    element = parent;
  }
  return path;
}

/** Follows the same path down from another element. */
export function followPath(from: Element | undefined, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>((element, index) => element && membersOf(element).children[index], from);
}
