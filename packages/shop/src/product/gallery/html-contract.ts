/*
 * Names of the experimental mode with a gallery per variation (woocommerce.md §1.5, §3.5, §4.4, §5.6), and of the
 * functions that plugins call on forms. They have a file of their own, because few pages need them.
 */

/** Holds the product's own gallery, in the form. */
export const DEFAULT_TEMPLATE = 'script.wc-product-gallery-default-template';

/** Global with galleries by product id, for forms without that template. */
export const DEFAULTS = 'wc_variation_gallery_defaults';

/** The settings that listeners receive. */
export const PARAMS = 'wc_single_product_params';

/** Attributes of the form. */
export const FORM = {
  productId: 'data-product_id',
  /** The gallery is the variation's. */
  active: 'data-product_gallery_active',
  /** Id of the shown picture. */
  currentImage: 'current-image',
} as const;

/** The field of a variation with its gallery. */
export const GALLERY_HTML = 'gallery_images_html';

/** The field of a variation with the id of its picture. */
export const PICTURE_ID_FIELD = 'image_id';

/** Events on galleries. */
export const GALLERY_EVENT = {
  /** On a gallery before its removal, with the gallery and the settings. */
  beforeDestroy: 'wc-product-gallery-before-destroy',
  /** The first slide is to be shown. */
  firstSlide: 'woocommerce_gallery_reset_slide_position',
} as const;
