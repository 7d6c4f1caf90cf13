import { createContext } from 'react';
import type { DialectNames } from './contract.ts';
import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';

/** What a component says of its parts: a function per part name. */
export type Bindings<P extends string, S extends string> = {
  readonly [K in P | 'root']?: (part: Part) => PartBinding<S>;
};

/** What the part hosts of one island need to know; made anew by each render of the component. */
export interface IslandScope {
  readonly bind: (part: Part) => PartBinding;
  readonly states: DialectNames<string, string>['states'];
}

export const IslandScopeContext = createContext<IslandScope>({ bind: () => ({}), states: {} });
