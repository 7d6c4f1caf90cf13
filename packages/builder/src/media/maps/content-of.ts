import { fillHtml } from '@stirrup/cms';

/** HTML of the page, in an element of its own. */
export function contentOf(html: unknown): HTMLElement {
  const content = document.createElement('div');
  fillHtml(content, String(html));
  return content;
}
