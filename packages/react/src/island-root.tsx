import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuardContext } from './guard-context.ts';
import type { IslandErrors } from './island-errors.ts';

interface IslandRootProps {
  readonly errors: Pick<IslandErrors, 'guard' | 'beginsTree' | 'caught'>;
  /** The island's component. */
  readonly render: () => ReactNode;
}

/** The root of an island's tree: its boundary, its guard and its component. */
export function IslandRoot({ errors, render }: IslandRootProps): ReactNode {
  return (
    <ErrorBoundary errors={errors}>
      <GuardContext.Provider value={errors.guard}>
        <IslandComponent render={render} />
      </GuardContext.Provider>
    </ErrorBoundary>
  );
}

function IslandComponent({ render }: Pick<IslandRootProps, 'render'>): ReactNode {
  return render();
}
