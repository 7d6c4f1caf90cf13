import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §34). */
export const lightboxContract = defineContract({
  parts: [
    /** A link to a picture or a film; a root that is a link is its own item. */
    'item',
  ],
  states: [
    /** Printed on the root: the items' captions show. */
    'captioned',
    /** Printed on the root: the lightbox has a strip of thumbnails. */
    'thumbnailed',
    /** Printed on the root: the lightbox has no counter. */
    'uncounted',
  ],
  dialects: {
    stirrup: {
      parts: { item: 'a[data-part="item"]' },
      states: { captioned: '[data-captions]', thumbnailed: '[data-thumbnails]', uncounted: '[data-uncounted]' },
    },
    bricks: {
      parts: { item: 'a:is([data-pswp-src], [data-pswp-video-url])' },
      states: {
        captioned: 'has-lightbox-caption',
        thumbnailed: 'has-lightbox-thumbnails',
        // Carousels are counted by their own pages.
        uncounted: 'brxe-carousel',
      },
    },
  },
});

/** Attributes of an item, PhotoSwipe's and the builder's, in every dialect (bricks-elements.md §34). */
export const ITEM = {
  /** Address of the picture. @default the link's */
  src: 'data-pswp-src',
  /** In px; those of films also in `%`, `vw` or `vh` of the window. */
  width: 'data-pswp-width',
  height: 'data-pswp-height',
  /** Address of a film. */
  film: 'data-pswp-video-url',
  hidesControls: 'data-no-controls',
  isMuted: 'data-muted',
  /** HTML by an author. */
  caption: 'data-lightbox-caption',
  /** The page shows a part of the picture only. */
  isCropped: 'data-cropped',
  /** Name of the group that items all over the page belong to. */
  group: 'data-pswp-id',
} as const;

/** Attribute of a root or an element around it: free space around the pictures, as JSON, in px. */
export const PADDING = 'data-lightbox-padding';

/** Copies of slides that sliders make for endless loops (bricks-elements.md §29, §30, §34). */
export const COPY = '.swiper-slide-duplicate, .splide__slide--clone';

/** Elements that show a picture by their background (bricks-elements.md §30). */
export const PICTURE = 'img, [role="img"]';

/** Classes of the lightbox by dialect, for the CMS's styles. */
export const DIALOG_CLASS: Readonly<Record<string, string>> = { bricks: 'brx' };

/** Class of the content of a slide, as PhotoSwipe's own have it. */
export const CONTENT = 'pswp__content';

/** Classes of the strip of thumbnails (bricks-elements.md §34). */
export const STRIP = {
  /** PhotoSwipe hides elements of the second class while it closes. */
  wrapper: 'pswp__thumbnail-nav-wrapper pswp__hide-on-close',
  strip: 'pswp__thumbnail-nav',
  active: 'active',
} as const;

/** The page's own copy of PhotoSwipe, and its stylesheet (bricks-elements.md §34, §47). */
export const LIBRARY = { name: 'PhotoSwipe5', styles: 'link#bricks-photoswipe-css' } as const;

/** Default size of a film, in px, and the height that the builder prints for 16:9 (page-builder-specification.md §9). */
export const FILM = { width: 1280, printedHeight: 720, ratio: 9 / 16 } as const;
