import type { Mount } from './island-context.ts';
import { type BoundPart, bindPart } from './parts/bind-part.ts';
import { type Bindings, bindingOf } from './parts/bindings.ts';
import type { Contract, PartName, StateName } from './parts/contract.ts';
import type { Guard } from './parts/guard.ts';
import type { Part } from './parts/part.ts';
import { type IslandBase, type ReadIsland, readIsland } from './parts/read-island.ts';
import type { InferProps, PropsSchema, Readers } from './props/define-props.ts';
import { readProps } from './props/read-props.ts';

/** An island as its behaviour receives it: like a component's, but its `bind()` acts at once. */
export interface BehaviourIsland<P extends string, S extends string> extends IslandBase<P, S> {
  /**
   * Binds the parts: attributes, states and handlers. Values of an earlier call that are missing now are restored to
   * the printed ones; so is everything when the island is released.
   */
  readonly bind: (bindings: Bindings<P, S>) => void;
}

/** The island of a contract, for functions that its behaviour passes it to. */
export type BehaviourIslandOf<C> = BehaviourIsland<PartName<C>, StateName<C>>;

/**
 * An island without React: for code that renders no state of its own, or lets others do it.
 *
 * @example
 * ```html
 * <form class="theme-form"><button class="theme-button">Send</button></form>
 * ```
 * ```ts
 * export default behaviour({ props: sendOnceProps, contract: sendOnceContract }, ({ island }) => {
 *   const show = (isSent: boolean) =>
 *     island.bind({
 *       root: () => ({ onSubmit: () => show(true) }),
 *       button: () => ({ disabled: isSent, is: { busy: isSent } }),
 *     });
 *   show(false);
 * });
 * ```
 *
 * A behaviour that needs a chunk of its own awaits it and then checks `island.signal`: until it has loaded, the element
 * stays as printed, and its clicks are held.
 *
 * @param island its options, and the names of its parts and states; one without a contract has none, and knows its own
 * markup only.
 */
export function behaviour<R extends Readers, P extends string = never, S extends string = never>(
  { props: schema, contract }: { readonly props: PropsSchema<R>; readonly contract?: Contract<P, S> },
  run: (props: InferProps<PropsSchema<R>> & { readonly island: BehaviourIsland<P, S> }) => void | Promise<void>,
): Mount {
  return (context) => {
    const props = readProps(context, schema);
    const found = readIsland(context, contract);
    const guard: Guard = (handle) => {
      try {
        handle();
      } catch (error) {
        context.fail('handler', error);
      }
    };
    // Not spread: `parts` is a getter, and a copy would have the parts of now for good.
    return run({ ...props, island: Object.assign(found.island, { bind: binder(found, guard) }) });
  };
}

/** Bindings of parts, by element. */
type BoundParts = ReadonlyMap<Element, readonly { readonly part: Part; readonly bound: BoundPart }[]>;

/** Applies bindings to the DOM, as React does for a component. */
function binder<P extends string, S extends string>(
  { island, byElement, whenGrown }: ReadIsland<P, S>,
  guard: Guard,
): BehaviourIsland<P, S>['bind'] {
  const bindParts = (known: BoundParts): BoundParts =>
    new Map(
      [...byElement()].map(([element, parts]) => {
        const boundBefore = (name: string) => known.get(element)?.find(({ part }) => part.name === name)?.bound;
        return [element, parts.map((part) => ({ part, bound: boundBefore(part.name) ?? bindPart(part, guard) }))];
      }),
    );
  const all = (held: BoundParts) => [...held.values()].flat();
  let newest: Bindings<P, S> = {};
  let held = bindParts(new Map());
  const apply = () => {
    const bindingFor = bindingOf(newest);
    for (const { part, bound } of all(held)) bound.apply(bindingFor(part), island.names.states);
  };
  const grow = () => {
    const before = all(held);
    held = bindParts(held);
    const kept = new Set(all(held).map(({ bound }) => bound));
    for (const { bound } of before) if (!kept.has(bound)) bound.restore();
    apply();
  };
  whenGrown(() => guard(grow));
  island.signal.addEventListener('abort', () => {
    for (const { bound } of all(held)) bound.restore();
  });
  return (bindings) => {
    newest = bindings;
    apply();
  };
}
