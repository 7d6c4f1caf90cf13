/** Attributes of a picture for its full-size file (woocommerce.md §3.18); width and height in px. */
export const LARGE_PICTURE = {
  src: 'data-large_image',
  width: 'data-large_image_width',
  height: 'data-large_image_height',
  /** HTML by an author. */
  caption: 'data-caption',
} as const;
