import type { IslandContext } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import type { DialectNames } from './contract.ts';
import { type Bindings, IslandScopeContext } from './island-scope.ts';
import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';
import { inRender } from './render-error.ts';

/** An island as its component sees it. */
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
   * result from the component.
   */
  readonly bind: (bindings: Bindings<P, S>) => ReactNode;
}

/** Renders an island's component around its sparse tree. */
export function IslandRender<P extends string, S extends string>({
  context,
  guard,
  names,
  parts,
  tree,
  render,
}: {
  readonly context: IslandContext;
  readonly guard: (run: () => void) => void;
  readonly names: DialectNames<P, S>;
  readonly parts: Readonly<Record<P, readonly Part[]>>;
  readonly tree: ReactNode;
  readonly render: (island: Island<P, S>) => ReactNode;
}): ReactNode {
  const { name, element, dialect, signal } = context;
  const bind = (bindings: Bindings<P, S>) => {
    const byName = new Map<string, (part: Part) => PartBinding<S>>(Object.entries(bindings));
    const scope = {
      guard,
      states: names.states,
      bind: (part: Part) => inRender(() => byName.get(part.name)?.(part) ?? {}),
    };
    return <IslandScopeContext.Provider value={scope}>{tree}</IslandScopeContext.Provider>;
  };
  return inRender(() => render({ name, element, dialect, signal, parts, bind }));
}
