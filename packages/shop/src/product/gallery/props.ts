import { boolean, defineProps, optional, string } from '@stirrup/runtime';

/** Options of a gallery; where one is left out, what the shop's theme supports is taken. */
export const galleryProps = defineProps({
  /** One picture at a time, with thumbnails. */
  slider: optional(boolean()),
  /** The picture in full under the mouse. */
  zoom: optional(boolean()),
  /** Pictures open over the page. */
  lightbox: optional(boolean()),
  /** Address of the lightbox's stylesheet, where it does not lie beside the scripts. */
  lightboxStyles: string(),
});
