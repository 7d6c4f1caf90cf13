import type { IslandContext, Part } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { createIslandErrors, type IslandErrors } from './island-errors.ts';
import { mount } from './mount.tsx';

/** Creates an island's component from the description of its markup. */
type CreateComponent = (describe: () => ReactNode, errors: IslandErrors) => () => ReactNode;

/**
 * Hydrates one island and returns a function that unmounts it; its markup stays in either case.
 *
 * @throws the island's exception, or one about markup that could not be kept: nothing is mounted then.
 */
export function hydrateIsland(
  context: IslandContext,
  parts: ReadonlyMap<Element, readonly Part[]>,
  createComponent: CreateComponent,
): () => void {
  const errors = createIslandErrors(context);
  const unmount = mount({ context, parts, errors, createComponent: (describe) => createComponent(describe, errors) });
  try {
    errors.endHydration();
  } catch (error) {
    unmount();
    throw error;
  }
  return unmount;
}
