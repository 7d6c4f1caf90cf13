import { type Bindings, bindingOf, type FoundIsland, type IslandParts, type Part, partAt } from '@stirrup/runtime';
import { type ReactNode, useState } from 'react';
import type { IslandErrors } from './island-errors.ts';
import { IslandScopeContext } from './island-scope.ts';
import { PartHost } from './part-host.tsx';

/** An island as its component sees it; the same object in every render. */
export interface Island<P extends string, S extends string> extends IslandParts<P, S> {
  /**
   * Says what each part is to be: attributes, states and handlers, computed from the component's state. Return its
   * result from the component, always at the same place; beside it only portals may stand.
   */
  readonly bind: (bindings: Bindings<P, S>) => ReactNode;
}

/** Creates the island of a component whose markup is described by `tree`. */
export function createIsland<P extends string, S extends string>(
  { island, states, byElement }: FoundIsland<P, S>,
  tree: ReactNode,
  { inRender, treeMounts }: Pick<IslandErrors, 'inRender' | 'treeMounts'>,
): Island<P, S> {
  const printed = byElement();
  const bind = (bindings: Bindings<P, S>) => {
    const byName = bindingOf(bindings);
    const now = byElement();
    const bindPart = ({ name, element }: Part) => {
      const part = partAt(now, element, name);
      // One that has left the island is bound to nothing.
      return part ? inRender(() => byName(part)) : {};
    };
    const late =
      now === printed ? [] : [...now.values()].flat().filter(({ element, name }) => !partAt(printed, element, name));
    return (
      <IslandScopeContext.Provider value={{ states, bind: bindPart }}>
        <Markup tree={tree} mounts={treeMounts} />
        {late.map((part) => (
          <PartHost key={keyOf(part)} part={part} />
        ))}
      </IslandScopeContext.Provider>
    );
  };
  return Object.assign(island, { bind });
}

const numbers = new WeakMap<Element, number>();
let last = 0;

/** A key that stays a part's own wherever it moves. */
function keyOf({ element, name }: Part): string {
  const number = numbers.get(element) ?? ++last;
  numbers.set(element, number);
  return `${name}-${number}`;
}

/** The island's markup. It mounts while hydrating and never again, for React would have to create it. */
function Markup({ tree, mounts }: { readonly tree: ReactNode; readonly mounts: () => void }): ReactNode {
  useState(mounts);
  return tree;
}
