import type { IslandOf } from '@stirrup/react';
import type { dropdownContract } from './contract.ts';

/** The island of a dropdown, as its code receives it. */
export type DropdownIsland = IslandOf<typeof dropdownContract>;

/** A dropdown as it shows. */
export interface DropdownState {
  readonly isOpen: boolean;
  /** It stays open without the pointer; of several levels, it is the one that shows. */
  readonly isActive: boolean;
  /** It has been open: its submenu has its place. */
  readonly isPlaced: boolean;
}
