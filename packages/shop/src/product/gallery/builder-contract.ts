/*
 * Names of the builder's thumbnail slider (bricks-dynamic.md §8.8), in a file of their own: galleries without such a
 * slider do not load them, and the slider's code shares no file with the gallery's.
 */

export const SLIDER = {
  track: '.brx-thumbnail-slider-wrapper',
  item: '.woocommerce-product-gallery__image',
  settings: 'data-thumbnail-settings',
  /** JSON list of the variations whose picture the first thumbnail shows. */
  variations: 'data-variation-ids',
  /** Class of the current slide's item. */
  active: 'flex-active-slide',
} as const;

/** Fields of a variation: its id, its image, and that image's for the link of the first thumbnail. */
export const VARIATION = { id: 'variation_id', image: 'image', large: 'full_src' } as const;

/** Attributes of the first thumbnail, and the field of a variation's image that each gets. */
export const THUMBNAIL_FIELDS = { src: 'src', srcset: 'srcset', sizes: 'sizes', alt: 'alt' } as const;

/** Events of the product's form. */
export const FORM_EVENT = {
  /** With the variation as argument. */
  showVariation: 'show_variation',
  /** The product's own picture is to be shown again. */
  resetImage: 'reset_image',
} as const;
