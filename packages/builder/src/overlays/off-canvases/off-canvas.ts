/** A panel beside the page whose island is up. */
export interface OffCanvas {
  /**
   * @param opener The element that gets the focus back; null for the focused element. Defaults to the opener that the
   * page names, otherwise to the focused element.
   */
  readonly open: (opener?: Element | null) => void;
  readonly close: () => void;
}
