/** An item of a menu whose island is up. */
export interface Dropdown {
  readonly element: HTMLElement;
  readonly isOpen: () => boolean;
  /** True if its levels replace one another in one place (bricks-elements.md §16). */
  readonly isMultilevel: () => boolean;
  /** Opens its submenu; {@link Trigger} tells for how long. */
  readonly open: (trigger: Trigger) => void;
  /** Closes its submenu, and those inside it. */
  readonly close: () => void;
  /** The way in which it opens, and the text of its Back item: items inside it inherit both. */
  readonly mode: () => ToggleMode;
  readonly backText: () => string;
  /** Tells it that an item inside it has opened or closed its submenu. */
  readonly setDeeper: (isDeeper: boolean) => void;
}

/** The way in which visitors open a submenu by pointer. */
export const TOGGLE_MODES = ['hover', 'click', 'both'] as const;

export type ToggleMode = (typeof TOGGLE_MODES)[number];

/** The cause of an opening: a submenu opened by a hovering pointer closes when the pointer leaves. */
export type Trigger = 'hover' | 'press';
