/** The way in which a visitor dismissed an overlay without a control of its own. */
export type DismissReason = 'escape' | 'outside';

/** An overlay's effects on the page, and the ways to close it. */
export interface OverlayOptions {
  /** The visitor wants to close it: the island hides it, and calls {@link Overlay.close}. */
  readonly onDismiss: (reason: DismissReason, event: Event) => void;
  /** @default both */
  readonly dismissedBy?: readonly DismissReason[];
  /**
   * Makes the rest of the page inert while it is open. It is a dialog then, and traps the focus. A function is called
   * again for content that arrives after opening.
   * @default true
   */
  readonly isModal?: boolean | (() => boolean);
  /** Locks the page's scrolling. @default the value of `isModal` */
  readonly locksScroll?: boolean;
  /** The box inside the element that is the dialog; a click on the element around it counts as outside. */
  readonly content?: HTMLElement;
  /**
   * Target of the focus: the element with `autofocus` or the first control that is visible without scrolling, the box
   * itself, or none: the focus stays then, and Tab leads into a dialog.
   * @default 'first' if it is modal, else 'none'
   */
  readonly focus?: 'first' | 'content' | 'none';
  /** Selector of a control that gets the focus ahead of the first one. */
  readonly prefers?: string | undefined;
  /** The element that gets the focus back. @default the one that had it */
  readonly opener?: Element | null;
  /**
   * True if closing it does not move a focus outside of it, even a lost one: it is beside the visitor's place on the page.
   * @default false
   */
  readonly leavesFocus?: boolean;
  /** Accessible name of a dialog that has neither a name nor a heading. */
  readonly label?: string;
  /** A click outside closes it even while an overlay inside it is open, such as a submenu; that one closes, too. */
  readonly closesWithInner?: boolean;
  /**
   * True for an element elsewhere that belongs to it: a click on one does not count as outside. Its controls
   * (`aria-controls`) do anyway, and so do elements that its comboboxes control, such as calendars.
   */
  readonly ignores?: (target: Element) => boolean;
}

/** An open overlay. */
export interface Overlay {
  readonly element: HTMLElement;
  /** The content option, or the element. */
  readonly content: HTMLElement;
  readonly isModal: boolean;
  /** Removes it, in any order: focus, scrolling and the inert page are restored unless another overlay needs them. */
  readonly close: () => void;
  /**
   * Moves the focus in according to `focus`, unless it is inside; names the dialog. For content that arrives after
   * opening.
   */
  readonly focusInside: () => void;
}
