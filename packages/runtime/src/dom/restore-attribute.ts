import { membersOf } from '../members-of.ts';

/** Gives an attribute the value that it had before; without one, null, it goes. */
export function restoreAttribute(element: Element, name: string, before: string | null): void {
  if (before === null) membersOf(element).removeAttribute(name);
  else membersOf(element).setAttribute(name, before);
}
