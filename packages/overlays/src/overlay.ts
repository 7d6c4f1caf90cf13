/** The way in which a visitor dismissed an overlay without a control of its own. */
export type DismissReason = 'escape' | 'outside';

/** An overlay's effects on the page, and the ways to close it. */
export interface OverlayOptions {
  /** The visitor wants it closed: the island shows so, and calls {@link Overlay.close}. */
  readonly onDismiss: (reason: DismissReason, event: Event) => void;
  /** @default both */
  readonly dismissedBy?: readonly DismissReason[];
  /**
   * Whether the rest of the page is out of reach while it is open. It is a dialog then, and keeps the focus.
   * @default true
   */
  readonly isModal?: boolean;
  /** Whether the page behind it stands still. @default the value of `isModal` */
  readonly locksScroll?: boolean;
  /** The box inside the element that is the dialog; a click on the element around it is one outside. */
  readonly content?: HTMLElement;
  /**
   * The target of the focus: the element with `autofocus` or the first control that is visible without scrolling, the
   * box itself, or none: the focus stays where it is then, and Tab leads into a dialog.
   * @default 'first' if it is modal, else 'none'
   */
  readonly focus?: 'first' | 'content' | 'none';
  /** The element to restore the focus to. @default the one that had it */
  readonly opener?: Element | null;
  /**
   * Focus that is not in it stays where it is when it closes, even if that is nowhere: it lies beside where the visitor is.
   * @default false
   */
  readonly leavesFocus?: boolean;
  /** Accessible name of a dialog that has neither a name nor a heading. */
  readonly label?: string;
  /** Elements elsewhere that belong to it: a click on one is not a click outside. Its controls (`aria-controls`) do. */
  readonly ignores?: (target: Element) => boolean;
}

/** Something that is open over the page. */
export interface Overlay {
  readonly element: HTMLElement;
  /** The content that was given, or the element. */
  readonly content: HTMLElement;
  readonly isModal: boolean;
  /** Takes it out, in whatever order: focus, scrolling and the page are given back as far as no other one holds them. */
  readonly close: () => void;
  /** Moves the focus in as `focus` asks, unless it is inside; names the dialog. For content that arrives after opening. */
  readonly focusInside: () => void;
}
