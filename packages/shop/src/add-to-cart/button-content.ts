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
