import { printedText, type TextName, text } from './texts.ts';

/**
 * A text for a place where the page has one already: undefined where only our English default is known and the page
 * is in another language, so that a foreign word does not replace the shop's own.
 *
 * @example
 * ```ts
 * visibleText('adding') ?? button.textContent;
 * ```
 */
export function visibleText(name: TextName): string | undefined {
  const { lang } = document.documentElement;
  const isEnglish = lang === '' || /^en\b/i.test(lang);
  return isEnglish ? text(name) : printedText(name);
}
