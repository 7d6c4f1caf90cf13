import { boolean, defineProps, optional, string } from '@stirrup/runtime';

/** Options of a gallery. @default as the shop's theme supports it */
export const galleryProps = defineProps({
  /** One picture at a time, with thumbnails. */
  slider: optional(boolean()),
  /** Enlarges the picture under the mouse. */
  zoom: optional(boolean()),
  /** Opens pictures over the page. */
  lightbox: optional(boolean()),
  /** Address of the lightbox's stylesheet. @default beside the scripts */
  lightboxStyles: string(),
});
