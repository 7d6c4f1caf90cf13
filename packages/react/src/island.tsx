import {
  type Bindings,
  bindingOf,
  type IslandBase,
  type Part,
  type PartName,
  partAt,
  type ReadIsland,
  type StateName,
} from '@stirrup/runtime';
import { type ReactNode, useState } from 'react';
import type { IslandErrors } from './island-errors.ts';
import { IslandScopeContext } from './island-scope.ts';
import { PartHost } from './part-host.tsx';

/** An island as its component receives it; the same object in every render. */
export interface Island<P extends string, S extends string> extends IslandBase<P, S> {
  /**
   * Binds the parts: attributes, states and handlers, computed from the component's state. Return its result from the
   * component, always at the same place; only portals may stand beside it.
   */
  readonly bind: (bindings: Bindings<P, S>) => ReactNode;
}

/** The island of a contract, for hooks and functions that its component passes it to. */
export type IslandOf<C> = Island<PartName<C>, StateName<C>>;

/** Creates the island of a component whose markup `describe` describes. */
export function createIsland<P extends string, S extends string>(
  { island, byElement }: ReadIsland<P, S>,
  describe: () => ReactNode,
  { inRender, treeMounts }: Pick<IslandErrors, 'inRender' | 'treeMounts'>,
): Island<P, S> {
  const printed = byElement();
  const bind = (bindings: Bindings<P, S>) => {
    const given = bindingOf(bindings);
    const now = byElement();
    const bindingFor = ({ name, element }: Part) => {
      const part = partAt(now, element, name);
      // A part that has left the island gets no binding.
      return part ? inRender(() => given(part)) : {};
    };
    const late =
      now === printed ? [] : [...now.values()].flat().filter(({ element, name }) => !partAt(printed, element, name));
    return (
      <IslandScopeContext.Provider value={{ states: island.names.states, bindingFor }}>
        <Markup describe={describe} mounts={treeMounts} />
        {late.map((part) => (
          <PartHost key={keyOf(part)} part={part} />
        ))}
      </IslandScopeContext.Provider>
    );
  };
  // Not spread: `parts` is a getter, and a copy would have the parts of now for good.
  return Object.assign(island, { bind });
}

const numbers = new WeakMap<Element, number>();
let last = 0;

/** A React key that stays with a part wherever it moves. */
function keyOf({ element, name }: Part): string {
  const number = numbers.get(element) ?? ++last;
  numbers.set(element, number);
  return `${name}-${number}`;
}

/** The island's markup. It mounts during hydration only, because React would have to create it later. */
function Markup({ describe, mounts }: { readonly describe: () => ReactNode; readonly mounts: () => void }): ReactNode {
  useState(mounts);
  return describe();
}
