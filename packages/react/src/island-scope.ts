import type { DialectNames, Part, PartBinding } from '@stirrup/runtime';
import { createContext } from 'react';

/** What the part hosts of one island need to know; made anew by each render of the component. */
export interface IslandScope {
  readonly bind: (part: Part) => PartBinding;
  readonly states: DialectNames<string, string>['states'];
}

export const IslandScopeContext = createContext<IslandScope>({ bind: () => ({}), states: {} });
