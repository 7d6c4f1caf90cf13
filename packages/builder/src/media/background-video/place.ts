import type { InferProps } from '@stirrup/runtime';
import type { backgroundVideoProps } from './props.ts';

/** Options of a background video. */
export type Options = InferProps<typeof backgroundVideoProps>;

/** The place of a film. */
export interface Place {
  readonly root: HTMLElement;
  /** The printed player. */
  readonly film: HTMLElement | undefined;
  readonly options: Options;
  /** Called when the film is fetched. */
  readonly show: () => void;
}

/** A film that plays and pauses; both may be called again. */
export interface Film {
  /** Plays on, or from the start if it is over. */
  readonly play: () => void;
  readonly pause: () => void;
}
