/*
 * Names of the gallery's part of the loader (woocommerce.md §3.18, §4.5). They have a file of their own, so that the
 * loader contains no others.
 */

/** Each picture of a gallery: of the shop's, and of our own. */
export const SLIDE = '.woocommerce-product-gallery__image, [data-part="slide"]';

/** The shop's galleries. */
export const SHOP_GALLERY = '.woocommerce-product-gallery';

/** Hidden by the server until a script shows it: galleries, and the builder's sliders of thumbnails. */
export const HIDDEN = '.woocommerce-product-gallery, .brx-product-gallery-thumbnail-slider';

/** A gallery whose element of the builder has a slider of thumbnails, too (bricks-dynamic.md §8.8). */
export const WITH_SLIDER = ':has(.brx-product-gallery-thumbnail-slider) > *';

/** Class of the box around the slides that the shop's slider creates. */
export const VIEWPORT_CLASS = 'flex-viewport';

/** Classes of the list of thumbnails that the shop's slider creates, and such a list. */
export const THUMBNAILS_CLASS = 'flex-control-nav flex-control-thumbs';
export const THUMBNAILS = '.flex-control-nav';

/** Placeholders for the thumbnails and for the box around the slides; themes space that box. */
export const PLACEHOLDERS = ':is(.flex-viewport, .flex-control-nav)[aria-hidden]';

/** The shop's own script lays out its galleries itself. */
export const LEGACY_SCRIPT = 'script#wc-single-product-js';

/**
 * The printed setting of a theme without a slider, as a regular expression (woocommerce.md §1.6). PHP prints `false` as an
 * empty text; a developer who prints the settings may not.
 */
export const NO_SLIDER = '"flexslider_enabled": ?("?0|""|false)';

/** The printed option of a theme whose slider has dots in place of thumbnails, or nothing (woocommerce.md §1.6). */
export const NO_THUMBNAILS = '"controlNav":(?! ?"t)';
