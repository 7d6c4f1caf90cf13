/**
 * The WordPress REST client, `@stirrup/cms/wordpress`: apart from the rest, because a page that only sells pays nothing
 * for it.
 */
export { callWordpress, type WordpressCallOptions } from './clients/call-wordpress.ts';
export { type FetchAllOptions, fetchAll } from './clients/fetch-all.ts';
export { uploadMedia } from './clients/upload-media.ts';
export { wordpressUrl } from './clients/wordpress-url.ts';
