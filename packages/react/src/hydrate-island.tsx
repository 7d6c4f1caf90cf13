import { type IslandContext, type Part, pageRegistry } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createCustodian } from './custodian.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { findSpine } from './find-spine.ts';
import { GuardContext } from './guard-context.ts';
import { createIslandErrors, type IslandErrors } from './island-errors.ts';
import { normaliseSpine } from './normalise-spine.ts';
import { sparseTree } from './sparse-tree.ts';

/** Creates an island's component from the description of its markup. */
type CreateComponent = (tree: ReactNode, errors: IslandErrors) => () => ReactNode;

/**
 * Hydrates one island and returns a function that unmounts it; its markup stays in either case.
 *
 * Describing the DOM and hydrating it happen in one synchronous step, so that nothing can change in between.
 *
 * @throws the island's exception, or React's error about a mismatch: nothing is mounted then.
 */
export function hydrateIsland(
  context: IslandContext,
  parts: ReadonlyMap<Element, readonly Part[]>,
  createComponent: CreateComponent,
): () => void {
  const { element } = context;
  const errors = createIslandErrors(context);
  const spine = findSpine(element, parts.keys());
  const restore = normaliseSpine(spine);
  const render = createComponent(sparseTree(element, spine, parts), errors);
  const hydrate = () =>
    hydrateRoot(
      createCustodian(element, errors.refused),
      <ErrorBoundary errors={errors}>
        <GuardContext.Provider value={errors.guard}>
          <IslandComponent render={render} inRender={errors.inRender} />
        </GuardContext.Provider>
      </ErrorBoundary>,
      {
        identifierPrefix: `stirrup-${context.name}-${nextRootNumber()}-`,
        onRecoverableError: errors.recovered,
        // The boundary reports; React would print the error a second time.
        onCaughtError: () => undefined,
      },
    );
  const root = flushSync(hydrate);
  restore();
  try {
    errors.endHydration();
  } catch (error) {
    root.unmount();
    throw error;
  }
  return () => root.unmount();
}

interface IslandComponentProps {
  readonly render: () => ReactNode;
  readonly inRender: IslandErrors['inRender'];
}

function IslandComponent({ render, inRender }: IslandComponentProps): ReactNode {
  return inRender(render);
}

/** Numbers the roots of a page, so that `useId` differs between islands. */
function nextRootNumber(): number {
  const counter = pageRegistry().shared('react:roots', () => ({ last: 0 }));
  counter.last += 1;
  return counter.last;
}
