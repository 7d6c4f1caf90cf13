import { printedText, type Texts, text } from './text.ts';

/**
 * A text for a place that already shows one: undefined if only our English default is known and the page is in another
 * language, so that it does not replace the shop's own text.
 *
 * @example
 * ```ts
 * visibleText(commonTexts, 'adding') ?? button.textContent;
 * ```
 */
export function visibleText<Name extends string>(texts: Texts<Name>, name: Name): string | undefined {
  const { lang } = document.documentElement;
  const isEnglish = lang === '' || /^en\b/i.test(lang);
  return isEnglish ? text(texts, name) : printedText(texts, name);
}
