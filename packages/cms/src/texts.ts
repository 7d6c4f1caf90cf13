/**
 * Reader of texts that islands show or announce: `@stirrup/cms/texts`. An island's English texts are `texts.ts` in its
 * folder, so that a page loads only those of its own islands; common texts are here. docs/texts.md lists all of them.
 */

export { commonTexts } from './texts/common-texts.ts';
export { type Texts, text } from './texts/text.ts';
export { visibleText } from './texts/visible-text.ts';
