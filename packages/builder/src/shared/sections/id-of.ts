import { membersOf } from '@stirrup/runtime';

/** An element's id, also that of a form with a field of this name; empty if it has none. */
export function idOf(element: Element): string {
  return membersOf(element).getAttribute('id') ?? '';
}
