export {
  type AddToCartAnswer,
  type BuilderAddToCartAnswer,
  type CartAnswer,
  fragments,
  fragmentsIn,
  type RemoveFromCartAnswer,
} from './answers/cart-answer.ts';
export { type AdminCallOptions, adminUrl, callAdmin } from './clients/call-admin.ts';
export { type BuilderBody, callBuilder } from './clients/call-builder.ts';
export { callShop, shopUrl } from './clients/call-shop.ts';
export { callShopForHtml } from './clients/call-shop-for-html.ts';
export {
  addToCart,
  addToCartByBuilder,
  addVariationToCart,
  refreshFragments,
  removeFromCart,
} from './clients/cart-calls.ts';
export { BACKGROUND_CALL, HEADER } from './clients/contract.ts';
export { type Control, isCheckable, isEntered, printedOptions } from './controls.ts';
export { createStyle } from './door/create-style.ts';
export type { HtmlOptions } from './door/exchange.ts';
export { fillHtml } from './door/fill-html.ts';
export { insertHtml } from './door/insert-html.ts';
export { insertSpeculationRules } from './door/insert-speculation-rules.ts';
export { parseHtml } from './door/parse-html.ts';
export { replaceHtml } from './door/replace-html.ts';
export { replaceNodes } from './door/replace-nodes.ts';
export { textOfHtml } from './door/text-of-html.ts';
export { sanitizeHtmlWith } from './door/trusted-types.ts';
export { isEditor } from './editor-mode.ts';
export { emit } from './events/emit.ts';
export { type EmittedEvent, emitAfter } from './events/emit-after.ts';
export { emitBuilderEvent } from './events/emit-builder-event.ts';
export { emitCancelable } from './events/emit-cancelable.ts';
export { lastEvent, type PastEvent, recordEvent, subjectsOf } from './events/last-event.ts';
export { observeRescans } from './events/observe-rescans.ts';
export { pageJQuery } from './events/page-jquery.ts';
export { type EventBridgeListener, subscribe } from './events/subscribe.ts';
export { whenJQuery } from './events/when-jquery.ts';
export { httpUrl } from './http-url.ts';
export { scriptGlobal } from './legacy-scripts/script-global.ts';
export { loadStyles } from './load-styles.ts';
export { type Nonces, nonces } from './nonces/nonces.ts';
export { renewBuilderNonces } from './nonces/renew-builder-nonces.ts';
export { renewFormNonce } from './nonces/renew-form-nonce.ts';
export type { Answer } from './request/answer.ts';
export { checkStatus } from './request/check-status.ts';
export { encodeForm, type FormFields, type FormValue, formEntries } from './request/encode-form.ts';
export { messageFor } from './request/message-for.ts';
export { readAnswer } from './request/read-answer.ts';
export { request } from './request/request.ts';
export {
  isAborted,
  isRequestError,
  RequestError,
  type RequestErrorDetails,
  type RequestErrorKind,
} from './request/request-error.ts';
export { type CallOptions, type Method, type RequestOptions, send } from './request/send.ts';
export { sendToSite } from './request/send-to-site.ts';
export { codec } from './schema/codec.ts';
export { isRecord } from './schema/is-record.ts';
export { either, exactly, filled } from './schema/shapes.ts';
export { printedBoolean, printedNumber, printedObject, printedString } from './settings/codecs.ts';
export { defineSettings } from './settings/define-settings.ts';
export { hasShop, isBuilderShop } from './settings/has-shop.ts';
export {
  addToCartSettings,
  builderSettings,
  builderShopSettings,
  cartFragmentsSettings,
  woocommerceSettings,
  wordpressRestSettings,
} from './settings/page-settings.ts';
export { publishInstance } from './settings/publish-instance.ts';
export { ratingSettings } from './settings/rating-settings.ts';
export { readGlobal } from './settings/read-global.ts';
