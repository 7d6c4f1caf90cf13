import { defineContract } from '@stirrup/runtime';
import { LARGE_PICTURE } from '../large-picture.ts';
import { THUMBNAILS_CLASS, VIEWPORT_CLASS } from './at-once-contract.ts';

/** The builder puts the shop's gallery, unchanged, into an element of its own. */
const shop = {
  parts: { track: '.woocommerce-product-gallery__wrapper', slide: '.woocommerce-product-gallery__image' },
  states: { active: 'flex-active-slide' },
} as const;

/** Names of parts and states (woocommerce.md §3.18). */
export const galleryContract = defineContract({
  parts: [
    /** Holds the slides. */
    'track',
    /** One picture, in a link to its file if the page prints one. */
    'slide',
  ],
  states: [
    /** The current slide. */
    'active',
  ],
  dialects: {
    stirrup: {
      parts: { track: '[data-part="track"]', slide: '[data-part="slide"]' },
      states: { active: 'flex-active-slide' },
    },
    bricks: shop,
    woocommerce: shop,
  },
});

/**
 * Class of the box around the slides that the shop's slider creates, for dialects whose themes space it (woocommerce.md
 * §3.18).
 */
export const VIEWPORT: Readonly<Record<string, string>> = { bricks: VIEWPORT_CLASS, woocommerce: VIEWPORT_CLASS };

/** Dialects that the shop's own script knows (woocommerce.md §4.5). */
export const LEGACY_DIALECTS: ReadonlySet<string> = new Set(['bricks', 'woocommerce']);

/** Our attribute of what a gallery adds to its markup: a copy of the gallery has it, too. */
export const ADDED = 'data-gallery-added';

/**
 * Elements that the shop's own script adds to a gallery: a gallery with them belongs to that script (woocommerce.md
 * §4.5). Our placeholders for them are hidden from screen readers, and a copy of a running gallery has ours.
 */
export const LEGACY_BUILT = `:is(.flex-viewport, .flex-control-nav, .woocommerce-product-gallery__trigger):not([aria-hidden], [${ADDED}])`;

/** Each of the placeholders of at-once.ts. */
export const PLACEHOLDER = {
  viewport: '.flex-viewport[aria-hidden]',
  thumbnails: '.flex-control-nav[aria-hidden]',
} as const;

/** Events of the gallery, emitted on it or listened to there (woocommerce.md §4.4, §4.5). */
export const EVENT = {
  /** Emitted with the gallery and {@link PARAMS}. */
  beforeInit: 'wc-product-gallery-before-init',
  afterInit: 'wc-product-gallery-after-init',
  /** Listened to: the first slide has another picture. */
  firstSlide: 'woocommerce_gallery_reset_slide_position',
  /** Listened to: pictures have changed, including their large versions. */
  zoom: 'woocommerce_gallery_init_zoom',
  /** Listened to on a thumbnail: its slide is to be shown. */
  slideTo: 'flexslider-click',
} as const;

/** Name of the settings that the page prints (woocommerce.md §1.6). */
export const PARAMS = 'wc_single_product_params';

/** Option of the shop's slider (woocommerce.md §1.6): true for dots, false for neither these nor thumbnails. */
export const DOTS = 'controlNav';

/** Option of the shop's slider: true for buttons that lead to the previous and to the next slide. */
export const ARROWS = 'directionNav';

/** Option of the shop's slider: true if the first slide follows the last one. */
export const LOOPS = 'animationLoop';

/** Among the settings of the shop's lightbox: duration of opening and closing, in ms. */
export const LIGHTBOX_DURATION = 'showAnimationDuration';

/** Classes of created elements, as the shop's slider, zoom and lightbox have them (woocommerce.md §3.18). */
export const CLASS = {
  thumbnails: THUMBNAILS_CLASS,
  /** On the current slide's thumbnail. */
  activeThumbnail: 'flex-active',
  zoomed: 'zoomImg',
  trigger: 'woocommerce-product-gallery__trigger',
} as const;

/** Attributes of a slide that hold its thumbnail's. */
export const THUMBNAIL = {
  src: 'data-thumb',
  srcset: 'data-thumb-srcset',
  sizes: 'data-thumb-sizes',
  alt: 'data-thumb-alt',
} as const;

/** The builder's element around a gallery, and its slider of thumbnails (bricks-dynamic.md §8.8). */
export const BUILDER_GALLERY = {
  root: '.brxe-product-gallery',
  slider: '.brx-product-gallery-thumbnail-slider',
} as const;

/**
 * Elements of a product's first gallery that follow the variation, even without an island: those of its first slide
 * (woocommerce.md §5.6).
 */
export const PICTURE = {
  slide:
    '.woocommerce-product-gallery__image, .woocommerce-product-gallery__image--placeholder, [data-variation="picture"], [data-part="slide"]',
  image: '.wp-post-image, [data-variation="picture"] img, [data-part="slide"] img',
  thumbnails: '.flex-control-nav li img',
} as const;

/** Attributes of the picture, and the field of a variation's image that each gets (woocommerce.md §5.6). */
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

/** The field of a variation's image for the first slide's link. */
export const LINK_FIELD = 'full_src';

/** The field of a variation's image for the first thumbnail, by which a thumbnail of that picture is found, too. */
export const THUMBNAIL_FIELD = 'gallery_thumbnail_src';

/** The field of a variation with the id of its picture. */
export const PICTURE_ID_FIELD = 'image_id';

/** Attribute of the form: id of the shown picture. */
export const CURRENT_IMAGE = 'current-image';

/** Attribute of the form: the gallery is the variation's. */
export const ACTIVE_GALLERY = 'data-product_gallery_active';

/** The field of a variation with its own gallery, usually empty (woocommerce.md §5.4). */
export const GALLERY_HTML = 'gallery_images_html';
