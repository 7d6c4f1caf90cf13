import { fillHtml } from '@stirrup/cms';

/** The text of a piece of HTML: `10 &times; 8 cm` reads `10 × 8 cm`. */
export function decodeHtml(html: string): string {
  if (!/[&<]/.test(html)) return html;
  const scratch = document.createElement('div');
  fillHtml(scratch, html);
  return scratch.textContent;
}
