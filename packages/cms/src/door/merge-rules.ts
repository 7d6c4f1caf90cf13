import type { Registry } from '@stirrup/runtime';
import { membersOf } from '@stirrup/runtime';

/** The rules of one exchange of markup. */
export interface MergeRules {
  /** Attributes that identify items. */
  readonly keys: readonly string[];
  /** Attributes of our own state, ignored by the comparison of markup. */
  readonly state: readonly string[];
  /** Controls keep the visitor's entries. */
  readonly keepsInput: boolean;
  readonly registry: Registry;
}

/**
 * Identifies an element among its siblings: by its `id`, or by a key attribute of its own or one with the same value on
 * all of its descendants that have it. A cart row is identified by the key of its remove link; a list of rows has no
 * key.
 */
export function keyOf(element: Element, { keys }: MergeRules): string | undefined {
  const members = membersOf(element);
  if (members.id) return `#${members.id}`;
  for (const name of keys) {
    const own = members.getAttribute(name);
    if (own) return `${name}=${own}`;
    const values = new Set(Array.from(members.querySelectorAll(`[${name}]`), (child) => child.getAttribute(name)));
    const [only] = values;
    if (only && values.size === 1) return `${name}=${only}`;
  }
  return undefined;
}
