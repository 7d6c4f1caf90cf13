import { addToCartSettings, builderShopSettings } from '../settings/page-settings.ts';
import type { Texts } from './text.ts';

/** Texts that several islands share, above all for failed calls. Every shop page loads these. */
export const commonTexts = {
  aborted: 'This was cancelled.',
  added: { english: 'Added', printed: () => builderShopSettings().ajaxAddedText },
  adding: { english: 'Adding', printed: () => builderShopSettings().ajaxAddingText },
  dismissNotice: 'Dismiss this notice',
  fetchError: 'The shop could not do this. Please reload the page and try again.',
  offline: 'You are probably offline. Please check your connection and try again.',
  pageExpired: 'This page has been open for too long. Please reload it and try again.',
  pleaseWait: 'Please wait...',
  postProcess: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  refused: 'The shop could not do this. Please reload the page and try again.',
  schema: 'Something went wrong in the shop, and this may not have worked. Please try again.',
  serverError: 'The shop cannot answer just now. Please try again in a moment.',
  timeout: 'The server took too long to answer. Please try again.',
  tooLarge: 'This is too large to be sent. Please choose something smaller.',
  tooMany: 'That was too much at once for the shop. Please wait a moment and try again.',
  tryAgain: 'Try again',
  unknownError: 'An unknown error occurred. Please try again.',
  viewCart: { english: 'View cart', printed: () => addToCartSettings().i18n_view_cart },
} as const satisfies Texts;
