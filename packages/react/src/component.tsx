import {
  type Contract,
  type InferProps,
  type Mount,
  type PropsSchema,
  type Readers,
  readIsland,
  readProps,
} from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { hydrateIsland } from './hydrate-island.ts';
import { createIsland, type Island, type IslandOf } from './island.tsx';
import { useGrowth } from './use-growth.ts';

/** The props of an island's component: its options, and the island itself. */
export type IslandProps<
  Schema extends PropsSchema<Readers>,
  C extends Contract<string, string>,
> = InferProps<Schema> & { readonly island: IslandOf<C> };

/**
 * Makes an island of a React component: its options are read, its parts are found in the markup of the matching
 * dialect, and the component is hydrated over them in place.
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
    const found = readIsland(context, contract);
    return hydrateIsland(context, found.byElement(), (describe, errors) => {
      const island = createIsland(found, describe, errors);
      return () => {
        useGrowth(found);
        return Component({ ...props, island });
      };
    });
  };
}
