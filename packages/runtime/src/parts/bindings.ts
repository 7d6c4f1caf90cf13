import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';

/** What an island says of its parts: a function per part name; `root` is the island's own element. */
export type Bindings<P extends string, S extends string> = {
  readonly [K in P | 'root']?: (part: Part) => PartBinding<S>;
};

/** A lookup of bindings by the name of a part; a part of which nothing is said is bound to nothing. */
export function bindingOf<P extends string, S extends string>(
  bindings: Bindings<P, S>,
): (part: Part) => PartBinding<S> {
  const byName = new Map<string, (part: Part) => PartBinding<S>>(Object.entries(bindings));
  return (part) => byName.get(part.name)?.(part) ?? {};
}
