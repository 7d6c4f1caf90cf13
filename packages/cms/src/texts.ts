/**
 * Reading of texts that islands show or announce: `@stirrup/cms/texts`. An island's English words are `texts.ts` in its folder,
 * so that a page loads those of its own islands only; here are those that many share. docs/texts.md lists all of them.
 */

export { commonTexts } from './texts/common-texts.ts';
export { type Texts, text } from './texts/text.ts';
export { visibleText } from './texts/visible-text.ts';
