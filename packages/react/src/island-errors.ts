import type { Guard, IslandContext } from '@stirrup/runtime';

/** Collects the errors of one island, determines their phase, and reports them. */
export interface IslandErrors {
  readonly guard: Guard;
  /** Runs code of the island that React calls while rendering. */
  readonly inRender: <T>(run: () => T) => T;
  /**
   * Called once by each tree; true for the first. If React cannot hydrate, it starts over by creating every node, which is
   * refused.
   */
  readonly beginsTree: () => boolean;
  /** Called when the described markup mounts. @throws after hydration, because React would create new nodes. */
  readonly treeMounts: () => void;
  /** Handles an error that an error boundary caught. */
  readonly caught: (error: unknown) => void;
  /** Handles an error from which React has recovered by its own account. */
  readonly recovered: (error: unknown) => void;
  /** Called when the custodian has refused new nodes. */
  readonly refused: () => void;
  /** Ends hydration. @throws its error, if any. */
  readonly endHydration: () => void;
}

/** Creates the record of an island's errors while React hydrates it and after that. */
export function createIslandErrors({ name, fail }: Pick<IslandContext, 'name' | 'fail'>): IslandErrors {
  const whileHydrating: unknown[] = [];
  let isHydrating = true;
  let attempts = 0;
  // React 18 renders a component that threw a second time, and reports both errors.
  const thrownInRender = new Set<unknown>();
  // React cannot be unmounted while it renders or commits.
  const failSoon = (phase: 'render' | 'effect', error: unknown) => queueMicrotask(() => fail(phase, error));
  const handleError = (phase: 'render' | 'effect', error: unknown) => {
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
    beginsTree: () => {
      attempts += 1;
      return attempts === 1;
    },
    treeMounts: () =>
      inRender(() => {
        if (!isHydrating) throw wrongTree();
      }),
    caught: (error) => handleError(thrownInRender.has(error) ? 'render' : 'effect', error),
    recovered: (error) => {
      if (!isHydrating) reportError(error);
      else whileHydrating.push(isMismatch(error) ? wrongTree(error) : causeOf(error));
    },
    refused: () => handleError('render', wrongTree()),
    endHydration: () => {
      isHydrating = false;
      if (whileHydrating.length > 0) throw whileHydrating[0];
    },
  };
}

/** True if React found other nodes than described; production builds contain a number only. */
function isMismatch(error: unknown): boolean {
  return error instanceof Error && !error.cause && /^(Hydration failed|Minified React error)/.test(error.message);
}

/** React 19 wraps a component's exception during hydration. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : error;
}
