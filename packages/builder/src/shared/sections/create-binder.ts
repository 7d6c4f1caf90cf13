import { type BoundPart, bindPart, createPart, type DialectNames, type PartBinding } from '@stirrup/runtime';

/** Elements with their attributes and states. */
type ElementBindings<S extends string> = Iterable<readonly [HTMLElement, PartBinding<S>]>;

/**
 * Returns a function that gives elements attributes and states, as `bind()` of an island gives them to its parts: values
 * of an earlier call that are missing now are restored to the printed ones, and so is everything when the signal aborts.
 * For links and lists, which are no parts: they are what they are in HTML.
 */
export function createBinder<S extends string>(
  states: DialectNames<never, S>['states'],
  signal: AbortSignal,
): (bindings: ElementBindings<S>) => void {
  const bound = new Map<HTMLElement, BoundPart>();
  const bind = (wanted: ElementBindings<S>) => {
    const bindings = new Map(wanted);
    for (const [element, part] of bound) {
      if (bindings.has(element)) continue;
      part.restore();
      bound.delete(element);
    }
    for (const [element, binding] of bindings) {
      const part = bound.get(element) ?? bindPart(createPart('element', 0, element), (handle) => handle());
      bound.set(element, part);
      part.apply(binding, states);
    }
  };
  signal.addEventListener('abort', () => bind([]));
  return bind;
}
