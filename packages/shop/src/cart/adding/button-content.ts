import { fillHtml } from '@stirrup/cms';

/**
 * Shows HTML in the button, and returns what puts the original content back: the same nodes, so that icons do not
 * flash and listeners on them live on. Without HTML the button keeps its own.
 */
export function showInButton(button: HTMLElement, html: string | undefined): () => void {
  if (!html) return () => undefined;
  const original = [...button.childNodes];
  button.replaceChildren();
  fillHtml(button, html);
  return () => button.replaceChildren(...original);
}

/**
 * The name of a button that shows other words than its own: what is seen has to be part of what is heard (WCAG 2.5.3).
 * `Add to cart: “Bridle”` becomes `Adding: “Bridle”`.
 */
export function nameWith(name: string | null, words: string, html: string | undefined): string | null {
  const shown = plainText(html ?? '');
  if (!name || !shown) return name;
  return words && name.includes(words) ? name.replace(words, shown) : `${shown} ${name}`;
}

/** The text of a small piece of HTML, to be read aloud. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}
