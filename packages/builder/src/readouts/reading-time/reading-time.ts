import { behaviour } from '@stirrup/runtime';
import { keepContent } from '../../shared/keep-content.ts';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
import { PAGE, POST } from '../article-contract.ts';
import { ARTICLES, LOOP_ITEM, OWN_ARTICLE, readingTimeContract } from './contract.ts';
import { countWords } from './count-words.ts';
import { readingTimeProps } from './props.ts';
import { textOf } from './text-of.ts';

/**
 * Shows how many minutes a text takes to read. Without anything to read, the printed text stays.
 *
 * A behaviour: it sets one text, once.
 */
export default behaviour(
  { props: readingTimeProps, contract: readingTimeContract },
  ({ island: { element, dialect, signal }, wordsPerMinute, charactersPerMinute, contentSelector, prefix, suffix }) => {
    const content = findContent(element, contentSelector || POST, ARTICLES[dialect] ?? OWN_ARTICLE);
    const text = content ? textOf(content, element) : '';
    const minutes = Math.ceil(
      charactersPerMinute ? text.replace(/\s/g, '').length / charactersPerMinute : countWords(text) / wordsPerMinute,
    );
    const shown = `${prefix}${minutes}${suffix}`;
    if (!minutes || element.textContent === shown) return;
    const [only, ...others] = textNodesIn(element);
    if (!only || others.length > 0) {
      keepContent(element, signal);
      element.textContent = shown;
      return;
    }
    // The printed node stays.
    const { data } = only;
    only.data = shown;
    signal.addEventListener('abort', () => {
      only.data = data;
    });
  },
);

/**
 * The content that a reading time is about. An item of a loop never shows the time of another one.
 *
 * @param post Selects the element around a post.
 */
function findContent(element: Element, selector: string, post: string): Element | null {
  const item = element.closest(LOOP_ITEM);
  const article = item ?? element.closest(post);
  if (article?.matches(selector)) return article;
  const found = article?.querySelector(selector);
  return found ?? item ?? document.querySelector(selector) ?? article ?? document.querySelector(PAGE);
}
