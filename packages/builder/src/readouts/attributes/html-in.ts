import { BUILDER } from './contract.ts';

/** Each `<` that does not begin the tag of a format without attributes. */
const OTHER = /<(?!\/?(b|br|em|i|small|strong|sub|sup|u)>)/gi;

/**
 * A text of an attribute as HTML. Filters of the CMS let attributes through, so that all tags count only where the
 * builder's own script would take them as HTML, too; otherwise only formats do, such as `<b>`, and the rest is text.
 */
export function htmlIn(text: string, { dialect }: { readonly dialect: string }): string {
  return dialect === BUILDER ? text : text.replace(OTHER, '&lt;');
}
