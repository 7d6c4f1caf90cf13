import type { DialectNames, Part, PartBinding } from '@stirrup/runtime';
import { createContext } from 'react';

/** The context of one island's part hosts; created by each render of the component. */
export interface IslandScope {
  readonly bind: (part: Part) => PartBinding;
  readonly states: DialectNames<string, string>['states'];
}

export const IslandScopeContext = createContext<IslandScope>({ bind: () => ({}), states: {} });
