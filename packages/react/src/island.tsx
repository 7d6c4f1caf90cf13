import { type Bindings, bindingOf, type FoundIsland, type IslandParts, type Part } from '@stirrup/runtime';
import { type ReactNode, useState } from 'react';
import type { IslandErrors } from './island-errors.ts';
import { IslandScopeContext } from './island-scope.ts';

/** An island as its component sees it; the same object in every render. */
export interface Island<P extends string, S extends string> extends IslandParts<P> {
  /**
   * Says what each part is to be: attributes, states and handlers, computed from the component's state. Return its
   * result from the component, always at the same place; beside it only portals may stand.
   */
  readonly bind: (bindings: Bindings<P, S>) => ReactNode;
}

/** Creates the island of a component whose markup is described by `tree`. */
export function createIsland<P extends string, S extends string>(
  { island, states }: FoundIsland<P, S>,
  tree: ReactNode,
  { inRender, treeMounts }: Pick<IslandErrors, 'inRender' | 'treeMounts'>,
): Island<P, S> {
  const bind = (bindings: Bindings<P, S>) => {
    const byName = bindingOf(bindings);
    const bindPart = (part: Part) => inRender(() => byName(part));
    return (
      <IslandScopeContext.Provider value={{ states, bind: bindPart }}>
        <Markup tree={tree} mounts={treeMounts} />
      </IslandScopeContext.Provider>
    );
  };
  return { ...island, bind };
}

/** The island's markup. It mounts while hydrating and never again, for React would have to create it. */
function Markup({ tree, mounts }: { readonly tree: ReactNode; readonly mounts: () => void }): ReactNode {
  useState(mounts);
  return tree;
}
