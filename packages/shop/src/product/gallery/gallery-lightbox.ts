/** Options of a gallery's lightbox; `duration` is that of opening and closing, in ms. */
export interface GalleryLightbox {
  readonly label: string;
  /** Address of the stylesheet; if empty, the one beside the scripts. */
  readonly styles: string;
  readonly duration: number;
}
