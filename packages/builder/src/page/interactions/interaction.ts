import type { PrintedInteraction } from './contract.ts';

/** An element that an interaction can act on. */
export type Target = HTMLElement | SVGElement;

/** The action of an interaction. */
export type Action = (interaction: Interaction, targets: readonly Target[]) => void;

/** One interaction of an element on the page. */
export interface Interaction {
  readonly printed: PrintedInteraction;
  /** The element with the interaction. */
  readonly source: HTMLElement;
  readonly act: Action;
  /** All interactions of the element, as printed. */
  readonly siblings: readonly PrintedInteraction[];
  /** Its entry, with the element, in the page's list for other scripts. */
  readonly published: object;
  /** True while it runs: an element that clicks itself does so once. */
  isRunning: boolean;
  /** Ends it for good. */
  readonly end: () => void;
}
