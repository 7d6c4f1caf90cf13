import {
  type InferProps,
  type IslandContext,
  type Mount,
  type PropsSchema,
  type Readers,
  readProps,
} from '@stirrup/runtime';
import type { ReactNode } from 'react';
import type { Contract, DialectNames } from './contract.ts';
import { findParts } from './find-parts.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { createIsland, type Island } from './island.tsx';

/** The props of an island's component: its options, and the island itself. */
export type IslandProps<Schema, C> = InferProps<Schema> & {
  readonly island: C extends Contract<infer P, infer S> ? Island<P, S> : never;
};

/**
 * Makes an island out of a React component: its options are read, its parts are found in the markup of whichever
 * dialect matched, and the component is hydrated over them in place.
 *
 * @example
 * ```html
 * <div data-island="toggle"><button data-part="button">More</button><p data-part="text" hidden>…</p></div>
 * ```
 * ```tsx
 * export default component({ props: toggleProps, contract: toggleContract }, ({ island }) => {
 *   const [isOpen, setIsOpen] = useState(false);
 *   return island.bind({
 *     button: () => ({ 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) }),
 *     text: () => ({ hidden: !isOpen }),
 *   });
 * });
 * ```
 */
export function component<R extends Readers, P extends string, S extends string>(
  { props: schema, contract }: { readonly props: PropsSchema<R>; readonly contract: Contract<P, S> },
  Component: (props: InferProps<PropsSchema<R>> & { readonly island: Island<P, S> }) => ReactNode,
): Mount {
  return (context) => {
    const props = readProps(context, schema);
    const names = namesIn(context, contract);
    const parts = findParts(context.element, contract.parts, names, context.rootSelector);
    return hydrateIsland(context, parts.byElement, (tree, errors) => {
      const island = createIsland(context, names, parts.byName, tree, errors);
      return () => Component({ ...props, island });
    });
  };
}

/** The names of the dialect that matched: the contract's, or those that a theme gave to `addDialect()`. */
function namesIn<P extends string, S extends string>(
  { name, dialect, custom }: IslandContext,
  contract: Contract<P, S>,
): DialectNames<P, S> {
  const names = contract.dialects[dialect];
  if (names) return names;
  if (typeof custom === 'object' && custom !== null) return { parts: {}, states: {}, ...custom };
  throw new Error(
    `Stirrup: island "${name}" does not know what its parts are called in dialect "${dialect}". Its contract lacks ` +
      'that dialect. Add it there, or hand { parts, states } to addDialect().',
  );
}
