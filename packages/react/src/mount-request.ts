import type { IslandContext, Part } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import type { IslandErrors } from './island-errors.ts';

/** An island that is to be mounted over its printed markup. */
export interface MountRequest {
  readonly context: IslandContext;
  readonly parts: ReadonlyMap<Element, readonly Part[]>;
  readonly errors: IslandErrors;
  /** Creates the island's component. `describe` describes its markup, in each render. */
  readonly createComponent: (describe: () => ReactNode) => () => ReactNode;
}
