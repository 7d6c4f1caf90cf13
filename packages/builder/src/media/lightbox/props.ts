import { choice, defineProps, number, optional, string } from '@stirrup/runtime';
import { PADDING } from './contract.ts';
import { padding } from './padding.ts';

const size = number(60, { min: 16 });

/** Options of a lightbox. */
export const lightboxProps = defineProps(
  {
    /** Opening and closing. Visitors who prefer reduced motion have none. */
    animation: choice(['zoom', 'fade', 'none'], 'zoom'),
    /** The effect of a click on a picture. The builder prints the last one misspelt (bricks-elements.md §50, no. 23). */
    imageClick: choice(
      ['zoom-or-close', 'zoom', 'next', 'close', 'toggle-controls', 'toogle-controls'],
      'zoom-or-close',
    ),
    /** Free space around the pictures. @default that of an element around it */
    padding,
    /** Size of the thumbnails, in px; the unit may be there. */
    thumbnailSize: { ...size, parse: (raw) => size.parse(typeof raw === 'string' ? raw.replace(/px$/, '') : raw) },
    /** Name of a group: its items are those all over the page with this `data-pswp-id`. */
    group: string(),
    /** Accessible name of the lightbox. @default the root's `aria-label` */
    label: string(),
    /** Address of PhotoSwipe's stylesheet. @default beside the scripts */
    styles: optional(string()),
  },
  {
    bricks: {
      animation: 'data-animation-type',
      imageClick: 'data-lightbox-image-click',
      padding: PADDING,
      thumbnailSize: 'data-lightbox-thumbnail-size',
      group: 'data-lightbox-id',
    },
  },
);
