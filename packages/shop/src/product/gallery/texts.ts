import type { Texts } from '@stirrup/cms/texts';
import { gallerySettings } from './settings.ts';

/** Name of the button that opens a gallery's pictures, and of what it opens (woocommerce.md §1.6). */
export const galleryTexts = {
  openGallery: {
    english: 'View full-screen image gallery',
    printed: () => gallerySettings().i18n_product_gallery_trigger_text,
  },
} as const satisfies Texts;
