/** A panel beside the page whose island is up. */
export interface OffCanvas {
  /** @param opener What gets the focus back. By default what the page says has opened it, else what has the focus. */
  readonly open: (opener?: Element) => void;
  readonly close: () => void;
}
