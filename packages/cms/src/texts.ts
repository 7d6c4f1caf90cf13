/**
 * Texts that islands show or announce themselves: `@stirrup/cms/texts`. The English words of each topic are a file in
 * `texts/`, so that a page loads those of its own islands only; `text()` reads them in the page's language.
 */

export { accordionTexts } from './texts/accordion-texts.ts';
export { captchaTexts } from './texts/captcha-texts.ts';
export { cartPageTexts } from './texts/cart-page-texts.ts';
export { checkoutTexts } from './texts/checkout-texts.ts';
export { colourSchemeTexts } from './texts/colour-scheme-texts.ts';
export { commonTexts } from './texts/common-texts.ts';
export { datePickerTexts } from './texts/date-picker-texts.ts';
export { fieldTexts } from './texts/field-texts.ts';
export { fileTexts } from './texts/file-texts.ts';
export { filterTexts } from './texts/filter-texts.ts';
export { formTexts } from './texts/form-texts.ts';
export { miniCartTexts } from './texts/mini-cart-texts.ts';
export { paginationTexts } from './texts/pagination-texts.ts';
export { passwordTexts } from './texts/password-texts.ts';
export { popupTexts } from './texts/popup-texts.ts';
export { priceSliderTexts } from './texts/price-slider-texts.ts';
export { productFormTexts } from './texts/product-form-texts.ts';
export { quantityTexts } from './texts/quantity-texts.ts';
export { queryTexts } from './texts/query-texts.ts';
export { ratingTexts } from './texts/rating-texts.ts';
export { slideMenuTexts } from './texts/slide-menu-texts.ts';
export { stepTexts } from './texts/step-texts.ts';
export { type Texts, text } from './texts/text.ts';
export { visibleText } from './texts/visible-text.ts';
