/** Classes of info boxes (bricks-elements.md §25). */
export const INFO_BOX = {
  root: 'infoBox',
  title: 'title',
  subtitle: 'subtitle',
  rows: 'content',
  images: 'images bricks-lightbox',
  close: 'close-infobox',
} as const;

/** Attributes of the link to a picture, for the lightbox (bricks-elements.md §25, §34). */
export const PICTURE = {
  src: 'data-pswp-src',
  width: 'data-pswp-width',
  height: 'data-pswp-height',
  group: 'data-pswp-id',
  /** Default size, in px (page-builder-specification.md §9). */
  size: 376,
} as const;

/** Default width of an info box, in px (bricks-elements.md §25). */
export const WIDTH = 300;
