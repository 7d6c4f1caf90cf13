import type { InferProps, StateName } from '@stirrup/runtime';
import type { dropdownContract } from './contract.ts';
import type { dropdownProps } from './props.ts';

/** The level of a submenu: the first, a deeper one beside it, or one that takes the place of the one above. */
export type Level = 'first' | 'deeper' | 'multilevel';

/** A submenu with everything that its place depends on. */
export interface Submenu extends Pick<InferProps<typeof dropdownProps>, 'static' | 'megaMenu' | 'megaMenuVertical'> {
  readonly item: HTMLElement;
  readonly content: HTMLElement;
  readonly level: Level;
  /** The dialect's names of states. */
  readonly states: { readonly [S in StateName<typeof dropdownContract>]?: string };
  /** Aborts when its island is released. */
  readonly signal: AbortSignal;
}
