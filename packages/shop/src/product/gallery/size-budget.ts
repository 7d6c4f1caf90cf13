import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Slider, thumbnails, zoom, the variation's picture, lazy pictures, the button of the lightbox, and a theme's markup;
  // 380 bytes are the placeholders of the thumbnails, most of them in the loader's table; 120 see what a theme has changed.
  island: 5450,
  parts: [
    { label: "Gallery: the builder's thumbnails", file: 'builder-slider.ts', limit: 1420 },
    { label: "Gallery: a variation's own, and functions for jQuery plugins", file: 'variation-code.ts', limit: 1070 },
    { label: 'Gallery: dots, buttons and zoom as few themes want them', file: 'theme-code.ts', limit: 1830 },
    // 40 of it guess the size of a full-size picture where the page prints none.
    { label: 'Gallery: the open lightbox, PhotoSwipe and its set-up aside', file: 'open-pictures.ts', limit: 565 },
  ],
};
