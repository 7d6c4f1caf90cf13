/*
 * Names of the experimental mode in which a variation comes with a gallery of its own (woocommerce.md §1.5, §3.5, §4.4,
 * §5.6), and of what plugins do to forms: apart, because few pages need them.
 */

/** Holds the product's own gallery, in the form. */
export const DEFAULT_TEMPLATE = 'script.wc-product-gallery-default-template';

/** Global that holds them by product id, where the form does not. */
export const DEFAULTS = 'wc_variation_gallery_defaults';

/** The settings that listeners are given. */
export const PARAMS = 'wc_single_product_params';

/** Attributes of the form. */
export const FORM = {
  productId: 'data-product_id',
  /** The gallery is the variation's own. */
  active: 'data-product_gallery_active',
  /** The picture that is shown. */
  currentImage: 'current-image',
} as const;

/** The field of a variation that holds its gallery. */
export const GALLERY_HTML = 'gallery_images_html';

/** Events on galleries. */
export const GALLERY_EVENT = {
  /** On one that goes, with it and the settings. */
  beforeDestroy: 'wc-product-gallery-before-destroy',
  /** Its first slide is to show. */
  firstSlide: 'woocommerce_gallery_reset_slide_position',
} as const;

/** Attribute that holds the text which the server printed. */
export const ORIGINAL_CONTENT = 'data-o_content';
