import { applyBinding, EMPTY, flatten } from './apply-binding.ts';
import type { StateNotations } from './contract.ts';
import type { Guard } from './guard.ts';
import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';
import { type HandlerName, handlerNames, listen } from './part-events.ts';

/** An island's binding of one part. */
export interface BoundPart {
  /** Applies a binding to the part, and sends its events to the binding's handlers. */
  readonly apply: (binding: PartBinding, states: StateNotations) => void;
  /** Restores the part as the server printed it. */
  readonly restore: () => void;
}

/**
 * Binds a part, again and again: each binding replaces the one before, and what it no longer names is restored. After
 * `restore` it may be bound anew.
 *
 * @example
 * ```ts
 * const bound = bindPart(part, guard);
 * bound.apply({ 'aria-expanded': true, onClick: close }, {});
 * bound.restore();
 * ```
 * @param guard Runs the binding's handlers.
 */
export function bindPart(part: Part, guard: Guard): BoundPart {
  const listened = new Set<HandlerName>();
  let controller = new AbortController();
  let newest: PartBinding = {};
  let applied = EMPTY;
  return {
    apply: (binding, states) => {
      newest = binding;
      for (const name of handlerNames(binding)) {
        if (listened.has(name)) continue;
        listened.add(name);
        listen(part.element, name, () => newest, guard, controller.signal);
      }
      const next = flatten(binding, states);
      applyBinding(part, applied, next);
      applied = next;
    },
    restore: () => {
      controller.abort();
      controller = new AbortController();
      listened.clear();
      applyBinding(part, applied, EMPTY);
      applied = EMPTY;
    },
  };
}
