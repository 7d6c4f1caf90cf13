import { GLOBALS } from './contract.ts';
import { addToCartSettings, builderSettings, builderShopSettings, woocommerceSettings } from './page-settings.ts';
import { readGlobal } from './read-global.ts';

/** Every text that we show or announce ourselves, in English. The other rings take theirs from here. */
const english = {
  added: 'Added',
  adding: 'Adding',
  aborted: 'The request was cancelled.',
  cartGone: 'Your cart has expired, or was emptied elsewhere.',
  chooseQuantity: 'Please choose the quantity of items you wish to add to your cart.',
  closeMobileMenu: 'Close mobile menu',
  darkScheme: 'Dark colours',
  decreaseQuantity: 'Decrease quantity',
  dismissNotice: 'Dismiss this notice',
  fetchError: 'Could not get a valid response from the server.',
  hidePassword: 'Hide password',
  increaseQuantity: 'Increase quantity',
  invalidJson: 'The response is not a valid JSON response.',
  itemRemoved: 'The item was removed from the cart.',
  lightScheme: 'Light colours',
  maxPrice: 'Max price',
  minPrice: 'Min price',
  offline: 'You are probably offline.',
  openAccordion: 'Open accordion',
  openMobileMenu: 'Open mobile menu',
  pageExpired: 'This page has been open for too long. Please reload it and try again.',
  passwordHidden: 'Your password is hidden.',
  passwordShown: 'Your password is visible.',
  pleaseWait: 'Please wait...',
  postProcess: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  refused: 'The shop could not do this.',
  remove: 'Remove',
  schema: 'The answer of the server could not be understood.',
  showPassword: 'Show password',
  timeout: 'The server took too long to answer. Please try again.',
  tryAgain: 'Try again',
  unknownError: 'An unknown error occurred.',
  viewCart: 'View cart',
} as const;

/** Name of a text. */
export type TextName = keyof typeof english;

/** Where the page prints a text under another name than ours. Texts of the builder's `i18n` have our names. */
const printed: { readonly [Name in TextName]?: () => string } = {
  added: () => builderShopSettings().ajaxAddedText,
  adding: () => builderShopSettings().ajaxAddingText,
  hidePassword: () => woocommerceSettings().i18n_password_hide,
  showPassword: () => woocommerceSettings().i18n_password_show,
  viewCart: () => addToCartSettings().i18n_view_cart,
};

/**
 * A text in the page's language: the site's own (`stirrup_texts`), else what the CMS prints (`i18n_…` keys,
 * `bricksData.i18n`; contracts woocommerce §1, bricks-elements §2.1), else English. It may hold HTML where the CMS
 * lets authors write HTML (`adding`, `added`): set it as text, or through the door.
 *
 * @example
 * ```html
 * <script type="application/json" data-stirrup-settings>
 *   { "stirrup_texts": { "offline": "Du scheinst offline zu sein." } }
 * </script>
 * ```
 * ```ts
 * text('offline'); // 'Du scheinst offline zu sein.'
 * ```
 */
export function text(name: TextName): string {
  return printedText(name) ?? english[name];
}

/** The text that the page itself prints. */
export function printedText(name: TextName): string | undefined {
  const candidates = [readGlobal(GLOBALS.texts)?.[name], builderSettings().i18n[name], printed[name]?.()];
  for (const candidate of candidates) {
    if (typeof candidate === 'string' && candidate) return candidate;
  }
  return undefined;
}
