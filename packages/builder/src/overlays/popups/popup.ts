/** Options of opening a popup. */
export interface PopupOptions {
  /** The post, term or user whose content it fetches; without it the item of the loop, else the page itself. */
  readonly contextId?: string | undefined;
  /** `post`, `term` or `user`. @default 'post' */
  readonly contextType?: string | undefined;
  /** The item of a loop from which it is opened: `query:index:type:id`, printed as `data-interaction-loop-id`. */
  readonly loopId?: string | undefined;
  /** The element that gets the focus back. @default the focused one */
  readonly opener?: Element | undefined;
}

/** A popup whose island is up. */
export interface Popup {
  readonly element: HTMLElement;
  /** Names it for calls, events and limits. */
  readonly id: string;
  readonly isOpen: () => boolean;
  /**
   * Opens it at once; resolves when its content is there, to false if the screen or its limits refuse it, or if it was
   * closed before the content came. Never rejects: what fails is shown in the popup.
   */
  readonly open: (options?: PopupOptions) => Promise<boolean>;
  readonly close: () => void;
}
