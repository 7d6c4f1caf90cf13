import { defineProps, flag, optional, text } from '@stirrup/runtime';

/** Options of a gallery; where one is left out, what the shop's theme supports is taken. */
export const galleryProps = defineProps({
  /** One picture at a time, with thumbnails. */
  slider: optional(flag()),
  /** The picture in full under the mouse. */
  zoom: optional(flag()),
  /** Pictures open over the page. */
  lightbox: optional(flag()),
  /** Address of the lightbox's stylesheet, where it does not lie beside the scripts. */
  lightboxStyles: text(),
});
