import type { Registry } from '@stirrup/runtime';
import { membersOf } from '@stirrup/runtime';

/** The rules of one exchange of markup. */
export interface MergeRules {
  /** Attributes that tell items apart. */
  readonly keys: readonly string[];
  /** Attributes that hold our state and are no part of the markup. */
  readonly state: readonly string[];
  /** Controls go on showing what the visitor has entered. */
  readonly keepsInput: boolean;
  readonly registry: Registry;
}

/**
 * Identifies an element among its siblings: by its `id`, or by the key attribute that it, or all of its descendants
 * that have one, share: a cart row is known by the key of its remove link, a list of rows by none.
 */
export function keyOf(element: Element, { keys }: MergeRules): string | undefined {
  if (membersOf(element).id) return `#${membersOf(element).id}`;
  for (const name of keys) {
    const own = membersOf(element).getAttribute(name);
    if (own) return `${name}=${own}`;
    const values = new Set(
      Array.from(membersOf(element).querySelectorAll(`[${name}]`), (child) => child.getAttribute(name)),
    );
    const [only] = values;
    if (only && values.size === 1) return `${name}=${only}`;
  }
  return undefined;
}
