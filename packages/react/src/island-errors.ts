import type { Guard, IslandContext } from '@stirrup/runtime';

/** Collects what goes wrong in one island, tells in which phase, and reports it. */
export interface IslandErrors {
  readonly guard: Guard;
  /** Runs code of the island that React calls while rendering. */
  readonly inRender: <T>(run: () => T) => T;
  /** Whether a tree may be rendered. React, when it cannot hydrate, starts over to create every node anew: it may not. */
  readonly mayRender: () => boolean;
  /** Notes that the description of the markup mounts. @throws after hydration, when React would create new nodes. */
  readonly treeMounts: () => void;
  /** Takes what an error boundary caught. */
  readonly caught: (error: unknown) => void;
  /** Takes what React could recover from, in its opinion. */
  readonly recovered: (error: unknown) => void;
  /** Notes that the custodian refused new nodes. */
  readonly refused: () => void;
  /** Ends hydration. @throws what went wrong in it. */
  readonly endHydration: () => void;
}

export function createIslandErrors({ name, fail }: Pick<IslandContext, 'name' | 'fail'>): IslandErrors {
  const whileHydrating: unknown[] = [];
  let isHydrating = true;
  let attempts = 0;
  // React 18 renders once more what threw, and reports either error.
  const thrownInRender = new Set<unknown>();
  // React may not be unmounted while it renders or commits.
  const failSoon = (phase: 'render' | 'effect', error: unknown) => queueMicrotask(() => fail(phase, error));
  const take = (phase: 'render' | 'effect', error: unknown) => {
    if (isHydrating) whileHydrating.push(error);
    else failSoon(phase, error);
  };
  const wrongTree = (cause?: unknown) =>
    new Error(
      `Stirrup: React could not keep the markup of island "${name}". Its component returned something else than ` +
        'island.bind() gave it. Return that, always at the same place; beside it, portals only.',
      { cause },
    );
  const inRender = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      thrownInRender.add(error);
      if (isHydrating) whileHydrating.push(error);
      throw error;
    }
  };
  return {
    inRender,
    guard: (run) => {
      try {
        run();
      } catch (error) {
        fail('handler', error);
      }
    },
    mayRender: () => {
      attempts += 1;
      return attempts === 1;
    },
    treeMounts: () =>
      inRender(() => {
        if (!isHydrating) throw wrongTree();
      }),
    caught: (error) => take(thrownInRender.has(error) ? 'render' : 'effect', error),
    recovered: (error) => {
      if (!isHydrating) reportError(error);
      else whileHydrating.push(isMismatch(error) ? wrongTree(error) : causeOf(error));
    },
    refused: () => take('render', wrongTree()),
    endHydration: () => {
      isHydrating = false;
      if (whileHydrating.length > 0) throw whileHydrating[0];
    },
  };
}

/** Whether React found other nodes than it was told of; production builds print a number only. */
function isMismatch(error: unknown): boolean {
  return error instanceof Error && !error.cause && /^(Hydration failed|Minified React error)/.test(error.message);
}

/** React 19 wraps what a component threw while hydrating. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
