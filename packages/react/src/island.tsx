import type { IslandContext } from '@stirrup/runtime';
import { type ReactNode, useState } from 'react';
import type { DialectNames } from './contract.ts';
import type { IslandErrors } from './island-errors.ts';
import { type Bindings, IslandScopeContext } from './island-scope.ts';
import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';

/** An island as its component sees it; the same object in every render. */
export interface Island<P extends string, S extends string> {
  readonly name: string;
  readonly element: HTMLElement;
  readonly dialect: string;
  /** Aborts when the island is released. */
  readonly signal: AbortSignal;
  /** The parts by name, in document order. */
  readonly parts: Readonly<Record<P, readonly Part[]>>;
  /**
   * Says what each part is to be: attributes, states and handlers, computed from the component's state. Return its
   * result from the component, always at the same place; beside it only portals may stand.
   */
  readonly bind: (bindings: Bindings<P, S>) => ReactNode;
}

/** Creates the island of a component whose markup is described by `tree`. */
export function createIsland<P extends string, S extends string>(
  { name, element, dialect, signal }: IslandContext,
  { states }: DialectNames<P, S>,
  parts: Readonly<Record<P, readonly Part[]>>,
  tree: ReactNode,
  { inRender, treeMounts }: Pick<IslandErrors, 'inRender' | 'treeMounts'>,
): Island<P, S> {
  const bind = (bindings: Bindings<P, S>) => {
    const byName = new Map<string, (part: Part) => PartBinding<S>>(Object.entries(bindings));
    const bindPart = (part: Part) => inRender(() => byName.get(part.name)?.(part) ?? {});
    return (
      <IslandScopeContext.Provider value={{ states, bind: bindPart }}>
        <Markup tree={tree} mounts={treeMounts} />
      </IslandScopeContext.Provider>
    );
  };
  return { name, element, dialect, signal, parts, bind };
}

/** The island's markup. It mounts while hydrating and never again, for React would have to create it. */
function Markup({ tree, mounts }: { readonly tree: ReactNode; readonly mounts: () => void }): ReactNode {
  useState(mounts);
  return tree;
}
