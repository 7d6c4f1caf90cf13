/**
 * The WordPress REST client, `@stirrup/cms/wordpress`. An entry of its own, because most pages of a shop do not need
 * it.
 */
export { callWordpress, type WordpressCallOptions } from './clients/call-wordpress.ts';
export { type FetchAllOptions, fetchAll } from './clients/fetch-all.ts';
export { uploadMedia } from './clients/upload-media.ts';
export { wordpressUrl } from './clients/wordpress-url.ts';
export { isInvalidNonce } from './nonces/is-invalid-nonce.ts';
export { renewRestNonce } from './nonces/renew-rest-nonce.ts';
