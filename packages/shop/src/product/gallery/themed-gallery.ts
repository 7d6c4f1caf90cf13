/** A gallery with a slider, for controls that a theme adds. */
export interface ThemedGallery {
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** True if the first slide follows the last one. */
  readonly loops: boolean;
  readonly show: (index: number) => void;
  readonly signal: AbortSignal;
  /** Marks what is added. */
  readonly markAdded: (element: Element) => void;
}
