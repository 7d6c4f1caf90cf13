import { type IslandContext, pageRegistry } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createCustodian } from './custodian.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { FoundParts } from './find-parts.ts';
import { normaliseSpine } from './normalise-spine.ts';
import { isRenderError } from './render-error.ts';
import { sparseTree } from './sparse-tree.ts';

/** Runs an event handler so that an error in it is reported and ends nothing. */
export type Guard = (run: () => void) => void;

/**
 * Hydrates one island and returns what unmounts it; its markup stays in either case.
 *
 * Describing the DOM and hydrating it happen in one synchronous step, so that nothing can change in between and no
 * click falls on a root that is not hydrated yet (React swallows those).
 *
 * @throws what the island threw, or React's account of a mismatch: nothing is mounted then.
 */
export function hydrateIsland<P extends string>(
  context: IslandContext,
  parts: FoundParts<P>,
  render: (guard: Guard, tree: ReactNode) => ReactNode,
): () => void {
  const { element } = context;
  const failures: unknown[] = [];
  let isHydrating = true;
  const onError = (error: unknown) => {
    if (isHydrating) failures.push(error);
    // React may not be unmounted while it renders or commits.
    else queueMicrotask(() => context.fail(isRenderError(error) ? 'render' : 'effect', error));
  };
  const guard: Guard = (run) => {
    try {
      run();
    } catch (error) {
      context.fail('handler', error);
    }
  };
  const restore = normaliseSpine(parts.byElement.keys(), element);
  const tree = render(guard, sparseTree(element, parts.byElement));
  const custodian = createCustodian(element);
  const root = flushSync(() =>
    hydrateRoot(custodian.container, <ErrorBoundary onError={onError}>{tree}</ErrorBoundary>, {
      identifierPrefix: `stirrup-${context.name}-${nextRootNumber()}-`,
      onRecoverableError: (error) => failures.push(error),
      onCaughtError: () => undefined,
    }),
  );
  restore();
  isHydrating = false;
  if (failures.length > 0 || custodian.hasRefused()) {
    root.unmount();
    throw failures[0] ?? new Error('Stirrup: React found other markup than was described to it.');
  }
  return () => root.unmount();
}

/** Numbers the roots of a page, so that `useId` differs between islands. */
function nextRootNumber(): number {
  const counter = pageRegistry().shared('react:roots', () => ({ last: 0 }));
  counter.last += 1;
  return counter.last;
}
