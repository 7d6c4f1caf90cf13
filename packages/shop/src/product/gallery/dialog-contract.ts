/**
 * The dialog that the page prints for the lightbox (woocommerce.md §3.18), with texts in the page's language. It has a
 * file of its own, because it is loaded with the lightbox.
 */
export const DIALOG = {
  id: 'photoswipe-fullscreen-dialog',
  close: '.pswp__button--close',
  zoom: '.pswp__button--zoom',
  previous: '.pswp__button--arrow--left, .pswp__button--arrow--prev',
  next: '.pswp__button--arrow--right, .pswp__button--arrow--next',
} as const;
