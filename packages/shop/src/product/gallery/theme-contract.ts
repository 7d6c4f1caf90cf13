/*
 * Names of what the shop's slider and zoom show where a theme has changed their options (woocommerce.md §1.6, §3.18). They
 * have a file of their own, because few pages need them.
 */

/** Name of the settings that the page prints, and of the options of slider and zoom in them. */
export const PARAMS = 'wc_single_product_params';
export const SLIDER_OPTIONS = 'flexslider';
export const ZOOM_OPTIONS = 'zoom_options';

/** Options of the slider. */
export const SLIDER = {
  /** True for dots, `thumbnails` or false for other controls. */
  dots: 'controlNav',
  /** True for buttons for the previous and the next slide. */
  arrows: 'directionNav',
  /** True if the first slide follows the last one. */
  loops: 'animationLoop',
} as const;

/** Options of the zoom. */
export const ZOOM = {
  /** Multiplies the size of the large picture. */
  magnify: 'magnify',
  /** The act of the mouse that shows the large picture: `mouseover`, which is its coming, or one of {@link PRESS}. */
  act: 'on',
} as const;

/** Acts of the mouse that show the large picture. */
export const PRESS = {
  /** As long as the button is down. */
  grab: 'grab',
  /** Until the next click anywhere. */
  click: 'click',
  /** Until the next click on the picture. */
  toggle: 'toggle',
} as const;

/** A gallery whose thumbnails are the builder's slider beside it (bricks-dynamic.md §8.8). */
export const BESIDE_SLIDER = '.brxe-product-gallery:has(.brx-product-gallery-thumbnail-slider) *';

/** The list of thumbnails. */
export const THUMBNAILS = '.flex-control-thumbs';

/** Classes of a list of dots, and of the current slide's dot. */
export const DOTS = { list: 'flex-control-nav flex-control-paging', active: 'flex-active' } as const;

/** Classes of the list of both buttons, and of one that leads nowhere. */
export const ARROWS = { list: 'flex-direction-nav', disabled: 'flex-disabled' } as const;

/** The button for the previous slide: classes of its item and of itself, and the option with its content, as HTML. */
export const PREVIOUS = { item: 'flex-nav-prev', link: 'flex-prev', content: 'prevText' } as const;

/** The button for the next slide. */
export const NEXT = { item: 'flex-nav-next', link: 'flex-next', content: 'nextText' } as const;

/** The large picture of a slide, while it is shown. */
export const ZOOMED = '.zoomImg';
