/**
 * The code for a variation's own gallery and for plugins that change galleries by jQuery, fetched as one. Its files share none
 * with the gallery's, which would become a chunk of its own.
 */
export { exchangeGallery } from './exchange-gallery.ts';
export { offerFormFunctions } from './form-functions.ts';
