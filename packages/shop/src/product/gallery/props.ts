import { boolean, defineProps, optional, string } from '@stirrup/runtime';

/** Options of a gallery. @default as the shop's theme supports it; on other pages all of them */
export const galleryProps = defineProps({
  /** One picture at a time, with thumbnails. */
  slider: optional(boolean()),
  /** Enlarges the picture under the mouse: that of `data-large_image`, if `data-large_image_width` is wider than the slide. */
  zoom: optional(boolean()),
  /** Opens pictures over the page. */
  lightbox: optional(boolean()),
  /** Address of the lightbox's stylesheet. @default beside the scripts */
  styles: string(),
});
