import type { PrintedInteraction } from './contract.ts';

/** An element that an interaction can act on. */
export type Target = HTMLElement | SVGElement;

/** The action of an interaction. */
export type Action = (interaction: Interaction, targets: readonly Target[]) => void;

/** One interaction of one element that is on the page. */
export interface Interaction {
  readonly printed: PrintedInteraction;
  /** The element that has it. */
  readonly source: HTMLElement;
  readonly act: Action;
  /** All interactions of the element, as they are printed. */
  readonly siblings: readonly PrintedInteraction[];
  /** Its entry in the page's list for other scripts; has the element in it. */
  readonly published: object;
  /** It runs at this moment: an element that clicks itself does so once. */
  isRunning: boolean;
  /** Ends it for good. */
  readonly end: () => void;
}
