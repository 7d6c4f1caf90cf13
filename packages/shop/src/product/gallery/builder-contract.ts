/*
 * Names of the builder's slider of thumbnails (bricks-dynamic.md §8.8): apart, so that galleries without one do
 * not load them, and the code for it shares no file with theirs.
 */

export const SLIDER = {
  track: '.brx-thumbnail-slider-wrapper',
  item: '.woocommerce-product-gallery__image',
  settings: 'data-thumbnail-settings',
  /** Variations whose picture the first thumbnail shows; JSON. */
  variations: 'data-variation-ids',
  /** Class of the item whose slide shows. */
  active: 'flex-active-slide',
} as const;

/** Events of the product's form, heard. */
export const FORM_EVENT = {
  /** With the variation. */
  showVariation: 'show_variation',
  /** The product's own picture again. */
  resetImage: 'reset_image',
} as const;
