import type { Mount } from './island-context.ts';
import { type Bindings, bindingOf } from './parts/bindings.ts';
import type { Contract, PartName, StateName } from './parts/contract.ts';
import type { Guard } from './parts/guard.ts';
import { holdPart, type PartHold } from './parts/hold-part.ts';
import { type FoundIsland, findIsland, type IslandParts } from './parts/island-parts.ts';
import type { Part } from './parts/part.ts';
import type { InferProps, PropsSchema, Readers } from './props/define-props.ts';
import { readProps } from './props/read-props.ts';

/** An island as its behaviour receives it: like a component's, but its `bind()` acts at once. */
export interface BehaviourIsland<P extends string, S extends string> extends IslandParts<P, S> {
  /**
   * Binds the parts: attributes, states and handlers. Values of an earlier call that are missing now are restored to
   * the printed ones; so is everything when the island is released.
   */
  readonly bind: (bindings: Bindings<P, S>) => void;
}

/** The island of a contract, for functions that its behaviour passes it to. */
export type BehaviourIslandOf<C> = BehaviourIsland<PartName<C>, StateName<C>>;

/**
 * An island without React, for code that renders nothing: it only listens and sets attributes.
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
    const found = findIsland(context, contract);
    const guard: Guard = (handle) => {
      try {
        handle();
      } catch (error) {
        context.fail('handler', error);
      }
    };
    return run({ ...props, island: Object.assign(found.island, { bind: binder(found, guard) }) });
  };
}

/** Bindings of parts, by element. */
type HeldParts = ReadonlyMap<Element, readonly { readonly part: Part; readonly hold: PartHold }[]>;

/** Applies bindings to the DOM, as React does for a component. */
function binder<P extends string, S extends string>(
  { island, states, byElement, whenGrown }: FoundIsland<P, S>,
  guard: Guard,
): BehaviourIsland<P, S>['bind'] {
  const holdParts = (known: HeldParts): HeldParts =>
    new Map(
      [...byElement()].map(([element, parts]) => {
        const holdOf = (name: string) => known.get(element)?.find(({ part }) => part.name === name)?.hold;
        return [element, parts.map((part) => ({ part, hold: holdOf(part.name) ?? holdPart(part, guard) }))];
      }),
    );
  const all = (held: HeldParts) => [...held.values()].flat();
  let newest: Bindings<P, S> = {};
  let held = holdParts(new Map());
  const apply = () => {
    const bindPart = bindingOf(newest);
    for (const { part, hold } of all(held)) hold.apply(bindPart(part), states);
  };
  const grow = () => {
    const before = all(held);
    held = holdParts(held);
    const kept = new Set(all(held).map(({ hold }) => hold));
    for (const { hold } of before) if (!kept.has(hold)) hold.restore();
    apply();
  };
  whenGrown(() => guard(grow));
  island.signal.addEventListener('abort', () => {
    for (const { hold } of all(held)) hold.restore();
  });
  return (bindings) => {
    newest = bindings;
    apply();
  };
}
