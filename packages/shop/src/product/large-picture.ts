/** Attributes of a picture that tell of its file in full (woocommerce.md §3.18); width and height in px. */
export const LARGE_PICTURE = {
  src: 'data-large_image',
  width: 'data-large_image_width',
  height: 'data-large_image_height',
  /** HTML that an author wrote. */
  caption: 'data-caption',
} as const;
