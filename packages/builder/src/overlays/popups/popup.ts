/** Options of opening a popup. */
export interface PopupOptions {
  /** The post, term or user whose content is fetched. Defaults to the loop's item, otherwise to the page itself. */
  readonly contextId?: string | undefined;
  /** `post`, `term` or `user`. @default 'post' */
  readonly contextType?: string | undefined;
  /** The loop item from which it is opened: `query:index:type:id`, printed as `data-interaction-loop-id`. */
  readonly loopId?: string | undefined;
  /** The element that gets the focus back. @default the focused one */
  readonly opener?: Element | undefined;
  /** Delay after which counters in it begin, in ms. They wait for an effect that shows the popup in any case. */
  readonly counterDelay?: number | undefined;
}

/** Elements in which a popup's content shows outside it. */
export interface ContentHost {
  /** The element that events name. */
  readonly element: HTMLElement;
  /** The element with the content, in it. */
  readonly box: HTMLElement;
}

/** A popup whose island is up. */
export interface Popup {
  readonly element: HTMLElement;
  /** Name for calls, events and limits. */
  readonly id: string;
  readonly isOpen: () => boolean;
  /**
   * Opens it at once. Resolves when its content is there; to false if the viewport or its limits refuse it, or if it
   * was closed before the content arrived. Never rejects: failures are shown in the popup.
   */
  readonly open: (options?: PopupOptions) => Promise<boolean>;
  readonly close: () => void;
  /**
   * Fetches its content into another element until the signal aborts, and stays as it is. A failure is shown there, with a
   * retry button.
   *
   * @param onShown Called when the content, or the failure, is there; also after a retry.
   */
  readonly fetchInto: (
    host: ContentHost,
    options: PopupOptions,
    onShown: (isWhole: boolean) => void,
    signal: AbortSignal,
  ) => void;
}
