import type { markAdded } from './mark-added.ts';
import type { nextIndex } from './next-index.ts';
import type { styleFor } from './style-for.ts';

/** Buttons under a gallery, one per slide. */
export interface Controls {
  /** Marks the button of the current slide. */
  readonly mark: (index: number) => void;
}

/** Shows a slide; undefined in a gallery without slider. */
export type Show = ((index: number) => void) | undefined;

/**
 * Attaches controls whose code comes late. They see by themselves which slide is current: the only one that is not inert.
 *
 * @param element the gallery, or the builder's slider beside it.
 * @param shared passed in, because a file that both import would become a chunk of its own.
 */
export type AttachControls = (
  element: HTMLElement,
  slides: readonly HTMLElement[],
  show: Show,
  signal: AbortSignal,
  shared: {
    readonly styleFor: typeof styleFor;
    readonly nextIndex: typeof nextIndex;
    readonly markAdded: typeof markAdded;
  },
) => void;
