/** Options of a gallery's lightbox. */
export interface GalleryLightboxOptions {
  readonly label: string;
  /** Address of the stylesheet; if empty, the one beside the scripts. */
  readonly styles: string;
  /** Of opening and closing, in ms. */
  readonly duration: number;
}
