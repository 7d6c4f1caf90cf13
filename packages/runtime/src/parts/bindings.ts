import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';

/** The bindings of an island's parts: a function per part name; `root` is the island's own element. */
export type Bindings<P extends string, S extends string> = {
  readonly [K in P | 'root']?: (part: Part) => PartBinding<S>;
};

/** A lookup of bindings by the name of a part; a part without one gets an empty binding. */
export function bindingOf<P extends string, S extends string>(
  bindings: Bindings<P, S>,
): (part: Part) => PartBinding<S> {
  const byName = new Map<string, (part: Part) => PartBinding<S>>(Object.entries(bindings));
  return (part) => byName.get(part.name)?.(part) ?? {};
}
