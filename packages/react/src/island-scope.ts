import type { Part, PartBinding, StateNotations } from '@stirrup/runtime';
import { createContext } from 'react';

/** The context of one island's part hosts; created by each render of the component. */
export interface IslandScope {
  readonly bindingFor: (part: Part) => PartBinding;
  readonly states: StateNotations;
}

export const IslandScopeContext = createContext<IslandScope>({ bindingFor: () => ({}), states: {} });
