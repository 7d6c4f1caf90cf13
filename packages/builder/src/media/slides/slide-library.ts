/** A library that moves slides: its names in the markup, in every dialect. */
export interface SlideLibrary {
  /** Classes by which it knows parts, by their names, and the root's. */
  readonly classes: Readonly<Record<string, string>>;
  /** Pattern of its classes, on any element. */
  readonly ofLibrary: RegExp;
  /** Selector of a root on which it is live. */
  readonly live: string;
  /** Selector of its copies of slides, and of all that it leaves in the copy of a live slider. */
  readonly copy: string;
  readonly leftovers: string;
  /** True if nobody can see a slide. */
  readonly isHidden: (slide: Element) => boolean;
  /** Signs of the button that stops and starts the slides, by the classes with which styles show one of them. */
  readonly signs: Readonly<Record<string, string>>;
  /** The builder's map of instances (bricks-elements.md §29, §30). */
  readonly instances: string;
}
