import { BUILDER } from './contract.ts';

/** All tags but those of formats without attributes: each `<` that is left begins one of these. */
const OTHER_TAGS = /<(?!\/?(b|br|em|i|small|strong|sub|sup|u)>)[^>]*>?/gi;

/**
 * A text of an attribute as HTML. Filters of the CMS let attributes through, so that all tags count only where the
 * builder's own script would take them as HTML, too; otherwise only formats do, such as `<b>`.
 */
export function htmlIn(text: string, { dialect }: { readonly dialect: string }): string {
  return dialect === BUILDER ? text : String(text).replace(OTHER_TAGS, '');
}
