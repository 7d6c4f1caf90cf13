import { builderShopSettings, fillHtml, visibleText } from '@stirrup/cms';

/** What the button says for a while. */
export type Word = 'adding' | 'added';

/**
 * Shows a word in the button, and returns what puts the original content back: the same nodes, so that icons do not
 * flash and listeners on them live on. Without a text in the page's language the button keeps its own.
 */
export function showWord(button: HTMLElement, word: Word): () => void {
  const html = visibleText(word);
  if (!html) return () => undefined;
  const original = [...button.childNodes];
  button.replaceChildren();
  fillHtml(button, html);
  return () => button.replaceChildren(...original);
}

/** How long the word for a success stays, in ms. */
export function wordDuration(): number {
  return Math.max(1, builderShopSettings().resetTextAfter) * 1000;
}
