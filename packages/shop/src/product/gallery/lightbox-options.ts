/** How a lightbox is set up; `duration` of opening and closing, in ms. */
export interface LightboxOptions {
  readonly label: string;
  /** Address of the stylesheet; empty for the one beside the scripts. */
  readonly styles: string;
  readonly duration: number;
}
