import { LARGE_PICTURE } from '../product/large-picture.ts';

/**
 * Names of the gallery's parts (contracts/woocommerce.md §3.18). The builder puts the shop's gallery into an element of
 * its own and leaves it as it is, so one list of names serves all dialects.
 */
export const PART = {
  /** Holds the slides, one picture each. */
  track: '.woocommerce-product-gallery__wrapper, [data-part="track"]',
  /** One picture, in a link to its file where the page prints one. */
  slide: '.woocommerce-product-gallery__image, [data-part="slide"]',
} as const;

/** The track in the shop's own markup. */
export const SHOP_TRACK = '.woocommerce-product-gallery__wrapper';

/** What the shop's own script leaves in a gallery, and its element: such a gallery is that script's (§4.5). */
export const LEGACY = {
  built: '.flex-viewport, .flex-control-nav, .woocommerce-product-gallery__trigger',
  script: '#wc-single-product-js',
} as const;

/** Events of the gallery, raised and heard on it (§§4.4, 4.5). */
export const EVENT = {
  /** With the gallery and {@link PARAMS}. */
  beforeInit: 'wc-product-gallery-before-init',
  afterInit: 'wc-product-gallery-after-init',
  /** Heard: another picture is in the first slide. */
  firstSlide: 'woocommerce_gallery_reset_slide_position',
  /** Heard: pictures have changed, their large ones with them. */
  zoom: 'woocommerce_gallery_init_zoom',
  /** Heard on a thumbnail: show its slide. */
  slideTo: 'flexslider-click',
} as const;

/** Name of the settings that the page prints (§1.6). */
export const PARAMS = 'wc_single_product_params';

/** Classes of what is created, as the shop's slider, zoom and lightbox have them (§3.18). */
export const CLASS = {
  /** Of the box around the slides. */
  viewport: 'flex-viewport',
  thumbnails: 'flex-control-nav flex-control-thumbs',
  /** Of the current slide's thumbnail. */
  activeThumbnail: 'flex-active',
  activeSlide: 'flex-active-slide',
  zoomed: 'zoomImg',
  trigger: 'woocommerce-product-gallery__trigger',
} as const;

/** Attributes of a slide that its thumbnail is made of. */
export const THUMBNAIL = {
  src: 'data-thumb',
  srcset: 'data-thumb-srcset',
  sizes: 'data-thumb-sizes',
  alt: 'data-thumb-alt',
} as const;

/** The builder's element around a gallery, and its slider of thumbnails (contracts/bricks-dynamic.md §8.8). */
export const BUILDER = {
  root: '.brxe-product-gallery',
  slider: '.brx-product-gallery-thumbnail-slider',
} as const;

/** What follows the variation in a product's first gallery, be it no island's: its first slide (§5.6). */
export const PICTURE = {
  slide:
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder, [data-variation="picture"], [data-part="slide"]',
  image: '.wp-post-image, [data-variation="picture"] img, [data-part="slide"] img',
  thumbnails: '.flex-control-nav li img',
} as const;

/** Attributes of the picture, and the field of a variation's image that each gets (§5.6). */
export const PICTURE_FIELDS = [
  ['src', 'src'],
  ['height', 'src_h'],
  ['width', 'src_w'],
  ['srcset', 'srcset'],
  ['sizes', 'sizes'],
  ['title', 'title'],
  [LARGE_PICTURE.caption, 'caption'],
  ['alt', 'alt'],
  ['data-src', 'full_src'],
  [LARGE_PICTURE.src, 'full_src'],
  [LARGE_PICTURE.width, 'full_src_w'],
  [LARGE_PICTURE.height, 'full_src_h'],
] as const;

/** The field of a variation's image that the first slide's link gets. */
export const LINK_FIELD = 'full_src';

/** Attribute of the form: the picture that is shown. */
export const CURRENT_IMAGE = 'current-image';

/** Attribute of the form: the gallery is the variation's own. */
export const ACTIVE_GALLERY = 'data-product_gallery_active';

/** The field of a variation that holds a gallery of its own; empty as a rule (§5.4). */
export const GALLERY_HTML = 'gallery_images_html';
